import { firstEnded, type GameRecord } from "../session/game-record.js";
import { textOfContent } from "../text-of-content.js";
import { challengeKey } from "./challenge.js";
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
 * Merges two states of a contest (TK-31 k, l, m): commutative, associative and idempotent. The last turn stays even if its game
 * is over; otherwise an earlier turn would be open again. Of states of different contests the later one stays.
 */
export function mergeContests(ours: Contest, theirs: Contest): Contest {
  if (textOfBeginning(ours) !== textOfBeginning(theirs)) return laterContest(ours, theirs);
  const { turn: _, ...state } = mergeStates(ours, theirs);
  if (state.contestants.length > MOST_CONTESTANTS) return laterContest(ours, theirs);
  const turn = laterTurn(turnIn(state, ours), turnIn(state, theirs));
  const merged = turn ? { ...state, turn } : state;
  const text = textOfContent(merged);
  // Without changes the result is the same object.
  return [ours, theirs].find((before) => textOfContent(before) === text) ?? merged;
}

/** Adds another state's games, contestants and verdicts to ours; our turn stays. */
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

/** What never changes in a contest: deals, stake, and the contestants who are not elsewhere. */
function textOfBeginning({ id, madeAt, challenge, terms: { stake, unit }, contestants }: Contest): string {
  const settled = contestants
    .filter(({ kind }) => kind !== "away")
    .map(({ name, kind, player }) => [comparedName(name), kind, player]);
  return JSON.stringify([id, madeAt, challengeKey(challenge), stake, unit, settled]);
}

/** The last turn of a state, by the places of the merged state. */
function turnIn(merged: Contest, { turn, contestants }: Contest): Sitting | undefined {
  const name = turn && contestants[turn.contestant]?.name;
  const contestant = merged.contestants.findIndex((one) => name !== undefined && sameName(one.name, name));
  return turn && contestant >= 0 ? { ...turn, contestant } : undefined;
}

/** Picks the later of two turns by their numbers. */
function laterTurn(ours: Sitting | undefined, theirs: Sitting | undefined): Sitting | undefined {
  if (!ours || !theirs) return ours ?? theirs;
  const numbersOf = ({ number, begunAt, game, contestant }: Sitting) => [number, begunAt, game, contestant];
  const difference = compareLists(numbersOf(ours), numbersOf(theirs));
  return difference > 0 || (difference === 0 && textOfContent(ours) >= textOfContent(theirs)) ? ours : theirs;
}

/** Compares equally long lists of numbers, the first number first. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/**
 * Merges two entries of a place: a played game counts before a conceded one, that before an absent one.
 * @param kind of the contestant: of two games of the house the one that ended first counts
 */
function mergeEntry(
  ours: Entry | undefined,
  theirs: Entry | undefined,
  kind: ContestantKind,
): Entry | undefined {
  if (rankOf(ours) !== rankOf(theirs)) return rankOf(ours) > rankOf(theirs) ? ours : theirs;
  if (ours?.type !== "played" || theirs?.type !== "played") return ours;
  if (textOf(ours) === textOf(theirs)) return mergeSameGame(ours, theirs);
  if (kind === "house") return firstEnded(ours.record, theirs.record) === ours.record ? ours : theirs;
  return { ...lowerScoring(ours, theirs), isOneOfTwo: true };
}

function rankOf(entry: Entry | undefined): number {
  return entry ? { absent: 1, conceded: 2, played: 3 }[entry.type] : 0;
}

/** TK-31 (k): of two games of one player and deal the one with fewer points, then the one whose text sorts first. */
function lowerScoring(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const difference = ours.record.score.value - theirs.record.score.value;
  if (difference !== 0) return difference < 0 ? ours : theirs;
  return textOf(ours) < textOf(theirs) ? ours : theirs;
}

/** The key of a game of a deal, in the order of a transcript (C-8). */
function textOf({ record: { degree, end, words, score } }: PlayedEntry): string {
  return [degree === "first" ? "yes" : "no", end, ...words, degree, score.text].join(" ");
}

function mergeSameGame(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const isOneOfTwo = ours.isOneOfTwo ?? theirs.isOneOfTwo;
  const played = isOriginal(ours.record, theirs.record) ? ours : theirs;
  return isOneOfTwo && !played.isOneOfTwo ? { ...played, isOneOfTwo } : played;
}

/** Whether ours is the original of two records of a game: from the device where it was played, or earlier. */
function isOriginal(ours: GameRecord, theirs: GameRecord): boolean {
  const [here, there] = [ours.startedAt !== undefined, theirs.startedAt !== undefined];
  if (here !== there) return here;
  if (ours.endedAt !== theirs.endedAt) return ours.endedAt < theirs.endedAt;
  return textOfContent(ours) <= textOfContent(theirs);
}

/** Picks the contest with more progress; ties break by their texts, so that the order of arguments does not matter. */
function laterContest(a: Contest, b: Contest): Contest {
  const difference = compareLists(progressOf(a), progressOf(b));
  return difference > 0 || (difference === 0 && textOfContent(a) <= textOfContent(b)) ? a : b;
}

/** Played games, finished deals, entries, verdicts, agreement, contestants and turns: the first difference decides. */
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
 * Merges the contestants of two states, whatever the order of merges. Players here, the house and the past stay at their places;
 * at the others stand players who have sent games, by name, then those expected. A new player takes the place expected for that
 * name, else the first expected one.
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
    people.set(key, known ? mergeContestant(known, contestant, isOwnShuffle) : contestant);
  }
  for (const expected of [...ours, ...theirs].filter(isExpected)) {
    const come = people.get(comparedName(expected.name));
    // Absent games stay so until they are sent.
    if (come) people.set(comparedName(expected.name), { ...come, entries: mergeEntries(come, expected) });
  }
  const all = [...people].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  const come = all.filter(({ kind }) => kind === "away");
  const fixed = new Map<number, Contestant>();
  for (const contestants of [ours, theirs])
    for (const [place, contestant] of contestants.entries())
      if (contestant.kind !== "away")
        fixed.set(place, people.get(comparedName(contestant.name)) ?? contestant);
  const seats = Math.max(countAway(ours), countAway(theirs), come.length);
  const away = [...come, ...mergeExpected(ours, theirs, people, seats - come.length)];
  return Array.from(
    { length: fixed.size + away.length },
    (_, place) => fixed.get(place) ?? away.shift(),
  ).filter((contestant) => contestant !== undefined);
}

function countAway(contestants: readonly Contestant[]): number {
  return contestants.filter(({ kind }) => kind === "away").length;
}

/** The last expected contestants by name: new players have taken the first places. */
function mergeExpected(
  ours: readonly Contestant[],
  theirs: readonly Contestant[],
  people: ReadonlyMap<string, Contestant>,
  seats: number,
): readonly Contestant[] {
  const expected = new Map<string, Contestant>();
  for (const contestant of [...ours, ...theirs].filter(isExpected)) {
    const key = comparedName(contestant.name);
    const known = expected.get(key);
    if (!people.has(key)) expected.set(key, known ? mergeContestant(known, contestant, false) : contestant);
  }
  const inOrder = [...expected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  return seats === 0 ? [] : inOrder.slice(-seats);
}

function mergeContestant(ours: Contestant, theirs: Contestant, isOwnShuffle: boolean): Contestant {
  const [first, second] = [ours, theirs].sort(byWriting) as [Contestant, Contestant];
  const seated = first.kind === "away" ? second : first;
  const { kind, player } = seated;
  // TK-31 (h): deals follow from the spelling, so that games of two spellings cannot be mixed.
  const isMixed = isOwnShuffle && first.name.toLowerCase() !== second.name.toLowerCase();
  const entries = isMixed ? first.entries : mergeEntries({ ...first, kind }, second);
  const expected = isExpected(first) && { isExpected: true as const };
  return { name: first.name, kind, ...(player && { player }), ...expected, entries };
}

function mergeEntries({ kind, entries }: Contestant, other: Contestant): Contestant["entries"] {
  return entries.map((entry, game) => mergeEntry(entry, other.entries[game], kind));
}

/** Compares spellings of a name, the preferred one first: in form NFC, then with fewer capitals. */
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

/** The number of capitals besides the first letters of words. */
function capitalsWithin(name: string): number {
  return name.match(/(?<=[\p{L}\p{M}])\p{Lu}/gu)?.length ?? 0;
}
