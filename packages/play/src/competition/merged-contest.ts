import type { Contest, Sitting } from "./contest.js";
import { MOST_CONTESTANTS } from "./fresh-contest.js";
import { furthestContest } from "./furthest-contest.js";
import { comparedName, sameName } from "./names.js";
import { contestantsTogether } from "./seats.js";
import { textOfContent } from "./text-of-content.js";
import { verdictsTogether } from "./verdicts.js";

/**
 * What two states of the same contest come to, in which something was done on its own: place by place what counts of both, all
 * that was said of games, help only where both allow it (TK-31 k, l, m). However often they are met, and in whatever order, it is the same. Who
 * sat down last is kept even when that game turns out to be over: were it forgotten, somebody who sat there before would be at
 * the table again. States that cannot be of one contest are not mixed: the one in which more was done stays.
 */
export function mergedContest(ours: Contest, theirs: Contest): Contest {
  if (textOfBeginning(ours) !== textOfBeginning(theirs)) return furthestContest(ours, theirs);
  const { turn: _, ...state } = statesTogether(ours, theirs);
  if (state.contestants.length > MOST_CONTESTANTS) return furthestContest(ours, theirs);
  const turn = laterTurn(turnIn(state, ours), turnIn(state, theirs));
  const merged = turn ? { ...state, turn } : state;
  const text = textOfContent(merged);
  // Where nothing is new it is the very same.
  return [ours, theirs].find((before) => textOfContent(before) === text) ?? merged;
}

/** Our state with all that another one knows of games and people; who is at the table stays. */
export function statesTogether(
  ours: Contest,
  theirs: Pick<Contest, "contestants" | "verdicts" | "terms">,
): Contest {
  const agreesToHelp = ours.terms.agreesToHelp && theirs.terms.agreesToHelp;
  return {
    ...ours,
    terms: { ...ours.terms, agreesToHelp },
    contestants: contestantsTogether(
      ours.contestants,
      theirs.contestants,
      ours.challenge.ownShuffle ?? false,
    ),
    verdicts: verdictsTogether(ours.verdicts, theirs.verdicts),
  };
}

/** How a contest was made: who plays here, the house and the past do not change, nor do the deals and the stake. */
function textOfBeginning({ id, madeAt, challenge, terms: { stake, unit }, contestants }: Contest): string {
  const { game, variant, length, seed, ownShuffle } = challenge;
  const settled = contestants
    .filter(({ kind }) => kind !== "away")
    .map(({ name, kind, player }) => [comparedName(name), kind, player]);
  return JSON.stringify([id, madeAt, game, variant, length, seed, ownShuffle, stake, unit, settled]);
}

/** Who sat down last in a state, by the places of the merged one. */
function turnIn(merged: Contest, { turn, contestants }: Contest): Sitting | undefined {
  const name = turn && contestants[turn.contestant]?.name;
  const contestant = merged.contestants.findIndex((one) => name !== undefined && sameName(one.name, name));
  return turn && contestant >= 0 ? { ...turn, contestant } : undefined;
}

/** Who of two sat down later, by the numbers of their turns. */
function laterTurn(ours: Sitting | undefined, theirs: Sitting | undefined): Sitting | undefined {
  if (!ours || !theirs) return ours ?? theirs;
  const numbersOf = ({ number, begunAt, game, contestant }: Sitting) => [number, begunAt, game, contestant];
  const [first, second] = [numbersOf(ours), numbersOf(theirs)];
  for (const [index, much] of first.entries()) {
    const less = second[index] ?? 0;
    if (much !== less) return much > less ? ours : theirs;
  }
  return textOfContent(ours) >= textOfContent(theirs) ? ours : theirs;
}
