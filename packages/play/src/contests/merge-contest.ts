import { foremost, type GameRecord } from "../session/game-record.js";
import { textOfContent } from "../text-of-content.js";
import {
  type Contest,
  type Contestant,
  type ContestantKind,
  type Entry,
  isExpected,
  isOpen,
  type PlayedEntry,
  type Sitting,
} from "./contest.js";
import { MOST_CONTESTANTS } from "./fresh-contest.js";
import { comparedName, sameName } from "./names.js";
import { mergeVerdicts } from "./verdicts.js";

/**
 * What two states of the same contest come to, in which something was done on its own: place by place what counts of both, all
 * that was said of games, help only where both allow it (TK-31 k, l, m). However often they are met, and in whatever order, it is the same. Who
 * sat down last is kept even when that game turns out to be over: were it forgotten, somebody who sat there before would be at
 * the table again. States that cannot be of one contest are not mixed: the one in which more was done stays.
 */
export function mergeContests(ours: Contest, theirs: Contest): Contest {
  if (textOfBeginning(ours) !== textOfBeginning(theirs)) return laterContest(ours, theirs);
  const { turn: _, ...state } = mergeStates(ours, theirs);
  if (state.contestants.length > MOST_CONTESTANTS) return laterContest(ours, theirs);
  const turn = laterTurn(turnIn(state, ours), turnIn(state, theirs));
  const merged = turn ? { ...state, turn } : state;
  const text = textOfContent(merged);
  // Where nothing is new it is the very same.
  return [ours, theirs].find((before) => textOfContent(before) === text) ?? merged;
}

/** Our state with all that another one knows of games and people; who is at the table stays. */
export function mergeStates(
  ours: Contest,
  theirs: Pick<Contest, "contestants" | "verdicts" | "terms">,
): Contest {
  const agreesToHelp = ours.terms.agreesToHelp && theirs.terms.agreesToHelp;
  return {
    ...ours,
    terms: { ...ours.terms, agreesToHelp },
    contestants: mergeContestants(ours.contestants, theirs.contestants, ours.challenge.ownShuffle ?? false),
    verdicts: mergeVerdicts(ours.verdicts, theirs.verdicts),
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

/**
 * What counts of two things at one place, the same whichever comes first: a game counts before what was conceded, that before what
 * never came.
 * @param kind whose place it is: the house plays by itself, and of its games the one that ended first counts
 */
function mergeEntry(
  ours: Entry | undefined,
  theirs: Entry | undefined,
  kind: ContestantKind,
): Entry | undefined {
  if (rankOf(ours) !== rankOf(theirs)) return rankOf(ours) > rankOf(theirs) ? ours : theirs;
  if (ours?.type !== "played" || theirs?.type !== "played") return ours;
  if (textOf(ours) === textOf(theirs)) return sameTogether(ours, theirs);
  if (kind === "house") return foremost(ours.record, theirs.record) === ours.record ? ours : theirs;
  return { ...lessOf(ours, theirs), isOneOfTwo: true };
}

function rankOf(entry: Entry | undefined): number {
  return entry ? { absent: 1, conceded: 2, played: 3 }[entry.type] : 0;
}

/** TK-31 (k): of two different games of one player and deal the one with fewer points, then the one whose text sorts first. */
function lessOf(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const difference = ours.record.score.value - theirs.record.score.value;
  if (difference !== 0) return difference < 0 ? ours : theirs;
  return textOf(ours) < textOf(theirs) ? ours : theirs;
}

/** What tells games of a deal apart, in the order of a transcript (C-8): honest or not, the result, the moves. */
function textOf({ record: { degree, end, words, score } }: PlayedEntry): string {
  return [degree === "first" ? "yes" : "no", end, ...words, degree, score.text].join(" ");
}

/** The same game, as two books have it. */
function sameTogether(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const isOneOfTwo = ours.isOneOfTwo ?? theirs.isOneOfTwo;
  const played = isFuller(ours.record, theirs.record) ? ours : theirs;
  return isOneOfTwo && !played.isOneOfTwo ? { ...played, isOneOfTwo } : played;
}

/** Whether the first of two records of the same game is the one to keep: that of the table where it was played, the earlier one. */
function isFuller(ours: GameRecord, theirs: GameRecord): boolean {
  const [here, there] = [ours.startedAt !== undefined, theirs.startedAt !== undefined];
  if (here !== there) return here;
  if (ours.endedAt !== theirs.endedAt) return ours.endedAt < theirs.endedAt;
  return textOfContent(ours) <= textOfContent(theirs);
}

/**
 * Of two contests that cannot be mixed, the one in which more is done: more games that were played, more that were given up, more
 * said of them, more who take part, somebody at the table. The order is total, so that it does not matter which is met first.
 */
function laterContest(one: Contest, other: Contest): Contest {
  const [first, second] = [progressOf(one), progressOf(other)];
  for (const [index, much] of first.entries()) {
    const less = second[index] ?? 0;
    if (much !== less) return much > less ? one : other;
  }
  return textOfContent(one) <= textOfContent(other) ? one : other;
}

function progressOf({ contestants, terms, turn, verdicts }: Contest): readonly number[] {
  const entries = contestants.flatMap((contestant) => contestant.entries.filter((entry) => entry));
  return [
    entries.filter((entry) => entry?.type === "played").length,
    entries.filter((entry) => !isOpen(entry)).length,
    entries.length,
    verdicts.filter(({ verdict }) => verdict !== "agreed").length,
    verdicts.length,
    terms.agreesToHelp ? 1 : 0,
    contestants.length,
    turn?.number ?? 0,
  ];
}

/**
 * All who take part in either of two states of a contest, the same whichever comes first and in whatever order more are met.
 * Who plays here, the house and the past stay at their places. At the others are those who have come by links, in the order of their
 * names, then those who are still expected: each who comes takes the seat of that name, else of the first who is expected.
 */
export function mergeContestants(
  ours: readonly Contestant[],
  theirs: readonly Contestant[],
  isOwnShuffle: boolean,
): readonly Contestant[] {
  const people = new Map<string, Contestant>();
  for (const contestant of [...ours, ...theirs].filter((one) => !isExpected(one))) {
    const key = comparedName(contestant.name);
    const known = people.get(key);
    people.set(key, known ? contestantTogether(known, contestant, isOwnShuffle) : contestant);
  }
  for (const expected of [...ours, ...theirs].filter(isExpected)) {
    const come = people.get(comparedName(expected.name));
    // What was settled without stays so until it comes.
    if (come) people.set(comparedName(expected.name), { ...come, entries: entriesOfBoth(come, expected) });
  }
  const all = [...people].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  const come = all.filter(({ kind }) => kind === "away");
  const fixed = new Map<number, Contestant>();
  for (const contestants of [ours, theirs])
    for (const [place, contestant] of contestants.entries())
      if (contestant.kind !== "away")
        fixed.set(place, people.get(comparedName(contestant.name)) ?? contestant);
  const seats = Math.max(seatsAway(ours), seatsAway(theirs), come.length);
  const away = [...come, ...expectedTogether(ours, theirs, people, seats - come.length)];
  return Array.from(
    { length: fixed.size + away.length },
    (_, place) => fixed.get(place) ?? away.shift(),
  ).filter((contestant) => contestant !== undefined);
}

function seatsAway(contestants: readonly Contestant[]): number {
  return contestants.filter(({ kind }) => kind === "away").length;
}

/** The last ones by their names, as each who came has taken the seat of the first. */
function expectedTogether(
  ours: readonly Contestant[],
  theirs: readonly Contestant[],
  people: ReadonlyMap<string, Contestant>,
  seats: number,
): readonly Contestant[] {
  const expected = new Map<string, Contestant>();
  for (const contestant of [...ours, ...theirs].filter(isExpected)) {
    const key = comparedName(contestant.name);
    const known = expected.get(key);
    if (!people.has(key))
      expected.set(key, known ? contestantTogether(known, contestant, false) : contestant);
  }
  const inOrder = [...expected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  return seats === 0 ? [] : inOrder.slice(-seats);
}

/** One person, as two states have what was played. */
function contestantTogether(ours: Contestant, theirs: Contestant, isOwnShuffle: boolean): Contestant {
  const [first, second] = [ours, theirs].sort(byWriting) as [Contestant, Contestant];
  const seated = first.kind === "away" ? second : first;
  const { kind, player } = seated;
  // TK-31 (h): decks follow from the letters, and from each way to write them others: games of both cannot be mixed.
  const isMixed = isOwnShuffle && first.name.toLowerCase() !== second.name.toLowerCase();
  const entries = isMixed ? first.entries : entriesOfBoth({ ...first, kind }, second);
  const expected = isExpected(first) && { isExpected: true as const };
  return { name: first.name, kind, ...(player && { player }), ...expected, entries };
}

function entriesOfBoth({ kind, entries }: Contestant, other: Contestant): Contestant["entries"] {
  return entries.map((entry, game) => mergeEntry(entry, other.entries[game], kind));
}

/**
 * The spelling that stays comes first: one in the form in which names are typed now, then one that is not all in capitals.
 * All that have the same decks stand together.
 */
function byWriting({ name: a }: Contestant, { name: b }: Contestant): number {
  const isOld = (name: string) => (name === name.normalize("NFC") ? 0 : 1);
  return (
    isOld(a) - isOld(b) ||
    compareTexts(a.toLowerCase(), b.toLowerCase()) ||
    capitalsWithin(a) - capitalsWithin(b) ||
    compareTexts(a, b)
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** How many capitals a name has besides the first letters of its words. */
function capitalsWithin(name: string): number {
  return name.match(/(?<=[\p{L}\p{M}])\p{Lu}/gu)?.length ?? 0;
}
