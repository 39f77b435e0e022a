import { foremost } from "../history/same-game.js";
import { type Contest, type Contestant, type Entry, isOpen, type Sitting } from "./contest.js";
import { MOST_CONTESTANTS, sameName } from "./fresh-contest.js";
import { furthestContest, textOfContest } from "./furthest-contest.js";

/**
 * What two states of the same contest come to, in which something was done on its own: game by game, so that none that was
 * finished is lost. Of two games in one place the one that ended first counts, as one that has ended is not replaced; a game
 * counts before what was given up, and that before what never came. However often they are met, and whichever of two comes first, it
 * is the same. Of several the games and who is at the table are the same in whatever order, too; the order of those who have come later
 * need not be. Who sat down last is kept even when that game turns out to be over: were it forgotten, somebody who sat
 * there before would be at the table again. States that cannot be of one contest are not mixed: the one in which more was done stays.
 */
export function mergedContest(one: Contest, other: Contest): Contest {
  const contestants = isSameContest(one, other) ? contestantsTogether(one, other) : undefined;
  if (!contestants || contestants.length > MOST_CONTESTANTS) return furthestContest(one, other);
  const { turn: _, ...state } = one;
  const terms = { ...one.terms, agreesToHelp: one.terms.agreesToHelp || other.terms.agreesToHelp };
  const seated = { ...state, terms, contestants };
  const turn = turnTogether(turnIn(seated, one), turnIn(seated, other));
  const merged = turn ? { ...seated, turn } : seated;
  const text = textOfContest(merged);
  // Where nothing is new it is the very same.
  return [one, other].find((state) => textOfContest(state) === text) ?? merged;
}

/** Whether they were made as one: who plays here, the house and the past do not change, nor do the deals and the stake. */
function isSameContest(one: Contest, other: Contest): boolean {
  return textOfBeginning(one) === textOfBeginning(other);
}

function textOfBeginning({ id, madeAt, challenge, terms: { stake, unit }, contestants }: Contest): string {
  const { game, variant, length, seed, ownShuffle } = challenge;
  const settled = contestants
    .filter(({ kind }) => kind !== "away")
    .map(({ name, kind, player }) => [name, kind, player]);
  return JSON.stringify([id, madeAt, game, variant, length, seed, ownShuffle, stake, unit, settled]);
}

/** All who take part in one of them, in the order of their places; of two in one place, in that of their names. */
function contestantsTogether(one: Contest, other: Contest): readonly Contestant[] {
  const seats = new Map<string, { readonly contestant: Contestant; readonly place: number }>();
  for (const [place, contestant] of [...placed(one, other), ...placed(other, one)]) {
    const key = contestant.name.toLowerCase();
    const known = seats.get(key);
    seats.set(key, {
      contestant: known ? contestantTogether(known.contestant, contestant) : contestant,
      place: Math.min(place, known?.place ?? place),
    });
  }
  return [...seats]
    .sort(([first, { place }], [second, { place: otherPlace }]) =>
      place !== otherPlace ? place - otherPlace : first < second ? -1 : 1,
    )
    .map(([, { contestant }]) => contestant);
}

/** Those of a state with their places, without those expected in a place in which somebody has come in the other one. */
function placed(state: Contest, other: Contest): readonly (readonly [number, Contestant])[] {
  return [...state.contestants.entries()].filter(([place, expected]) => {
    const come = other.contestants[place];
    const isStillExpected = expected.kind === "away" && expected.entries.every(isOpen);
    const isNamed = other.contestants.some(({ name }) => sameName(name, expected.name));
    const hasCome = come?.kind === "away" && !come.entries.every(isOpen);
    return !(isStillExpected && !isNamed && hasCome);
  });
}

function contestantTogether(one: Contestant, other: Contestant): Contestant {
  const [first, second] = [one, other].sort((a, b) => (a.name < b.name ? -1 : 1)) as [Contestant, Contestant];
  return {
    ...first,
    entries: first.entries.map((entry, game) => entryTogether(entry, second.entries[game])),
  };
}

/** What counts of two things in one place. */
function entryTogether(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) > rankOf(other) ? one : other;
  if (!one || !other || !("record" in one) || !("record" in other)) return one;
  const first = foremost(one.record, other.record);
  const isSame = foremost(other.record, one.record) === other.record && first === one.record;
  if (!isSame) return first === one.record ? one : other;
  // Of the same game, what all have said of it (TK-31 i).
  return saidOf(one) >= saidOf(other) ? one : other;
}

function rankOf(entry: Entry | undefined): number {
  if (!entry) return 0;
  return { absent: 1, conceded: 2, played: 3, refused: 3 }[entry.type];
}

function saidOf(entry: Entry): number {
  if (entry.type === "refused") return 2;
  return entry.type === "played" && entry.isAgreed ? 1 : 0;
}

/** Who sat down last in a state, by the places of the merged one. */
function turnIn(merged: Contest, { turn, contestants }: Contest): Sitting | undefined {
  const name = turn && contestants[turn.contestant]?.name;
  const contestant = merged.contestants.findIndex((one) => name !== undefined && sameName(one.name, name));
  return turn && contestant >= 0 ? { ...turn, contestant } : undefined;
}

/** Who of two sat down later. */
function turnTogether(one: Sitting | undefined, other: Sitting | undefined): Sitting | undefined {
  if (!one || !other) return one ?? other;
  if (one.begunAt !== other.begunAt) return one.begunAt > other.begunAt ? one : other;
  const numberOf = ({ game, contestant }: Sitting) => game * MOST_CONTESTANTS + contestant;
  return numberOf(one) >= numberOf(other) ? one : other;
}
