import type { GameRecord } from "../session/game-record.js";
import type { Challenge } from "./challenge.js";
import { comparedName } from "./names.js";
import { type GameVerdict, mergeVerdicts, type Verdict } from "./verdicts.js";

/** A game of a contest. */
export interface PlayedEntry {
  readonly type: "played";
  readonly record: GameRecord;
  /** There is another game of the same player and deal, which does not count (TK-31 k). */
  readonly isOneOfTwo?: true | undefined;
}

/** What somebody has made of one deal of a contest. */
export type Entry =
  | PlayedEntry
  /** Not played at all: resigned with all that were left (TK-31 g). */
  | { readonly type: "conceded" }
  /** It never came, and those who are here have settled without it, on honour: as if resigned, until it comes. */
  | { readonly type: "absent" };

/** Who takes part: somebody on this device or on another, a fair player of the program, or a run of the past. */
export type ContestantKind = "here" | "away" | "house" | "past";

/** Which fair player sits down for the house: the sensible one, or the strongest there is. */
export type HousePlayer = "greedy" | "strongest";

export interface Contestant {
  readonly name: string;
  readonly kind: ContestantKind;
  /** For the house. */
  readonly player?: HousePlayer | undefined;
  /** Away, invited by this name, and nothing has come: whoever answers takes the seat. */
  readonly isExpected?: true | undefined;
  /** One for each deal; undefined for what is not finished yet. */
  readonly entries: readonly (Entry | undefined)[];
}

/** What was agreed before the first game. */
export interface Terms {
  /** What a point is worth: a whole number from 0, for honour (TK-31 f). Games without debts leave it 0. */
  readonly stake: number;
  /** What is paid with, on paper. */
  readonly unit: string;
  /** TK-31 (i): all agree that games with help and on known deals count. */
  readonly agreesToHelp: boolean;
}

/** Who sat down to which deal, and when. */
export interface Sitting {
  /** The place among the contestants, from 0. */
  readonly contestant: number;
  /** The place among the deals, from 0. */
  readonly game: number;
  /** Milliseconds since 1970, to be told. Where games have no order of their own, what was started before is not this turn's game. */
  readonly begunAt: number;
  /** Which turn of the contest it is, from 1: it tells who sat down last, whatever a clock says. */
  readonly number: number;
  /** The ids of the games of the deal that had been finished here before, none of which is this turn's. */
  readonly before: readonly string[];
  /** The id of the game that lay on the table, which is not this turn's either; undefined for none. */
  readonly onTable?: string | undefined;
}

/** What there was on this device when somebody sat down. */
export type GamesBefore = Pick<Sitting, "before" | "onTable">;

/** The same deals, played by one to eight: a series where it is one (TK-30), else a duel (TK-31) or what is like it. */
export interface Contest {
  /** The version of this form. */
  readonly format: 1;
  readonly id: string;
  readonly challenge: Challenge;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly terms: Terms;
  readonly contestants: readonly Contestant[];
  /** What was said of games, here and in the books that links came from (TK-31 l), in the order of `verdictsTogether`. */
  readonly verdicts: readonly GameVerdict[];
  /** Who sat down last, whether or not that game is over (`sittingOf`): of two states the later one counts. */
  readonly turn?: Sitting | undefined;
}

/** Places at a contest. */
export interface Place {
  readonly contestant: number;
  readonly game: number;
}

export function entryAt(contest: Contest, { contestant, game }: Place): Entry | undefined {
  return contest.contestants[contestant]?.entries[game];
}

/** Who is at the table; undefined for nobody. */
export function sittingOf(contest: Contest): Sitting | undefined {
  const { turn } = contest;
  return turn && !entryAt(contest, turn) ? turn : undefined;
}

/** Whether somebody is at the table with this very deal. */
export function isSeated(contest: Contest, { contestant, game }: Place): boolean {
  const sitting = sittingOf(contest);
  return sitting?.contestant === contestant && sitting.game === game;
}

/** Who plays what next on this device: deal by deal, in the order of the names. Undefined when all have played all. */
export function nextPlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "here" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** The deal that the house has to play next: one that all who play here have finished. Undefined for none. */
export function housePlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    if (contestants.some(({ kind, entries }) => kind === "here" && !entries[game])) return undefined;
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "house" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** Somebody sits down to a deal, once: no game is replaced (TK-30), and one that was begun stays begun. */
export function withTurn(
  contest: Contest,
  place: Place,
  begunAt: number,
  there: GamesBefore = { before: [] },
): Contest {
  if (isSeated(contest, place) || entryAt(contest, place)) return contest;
  const number = (contest.turn?.number ?? 0) + 1;
  return { ...contest, turn: { ...place, begunAt, number, ...there } };
}

/** Whether somebody was invited by a name, and nothing has come. */
export function isExpected(contestant: Contestant): boolean {
  return contestant.isExpected === true && contestant.entries.every(isOpen);
}

/** Whether there is no game at a place, or none that has come. */
export function isOpen(entry: Entry | undefined): boolean {
  return entry === undefined || entry.type === "absent";
}

/**
 * The contest with what was made of a deal. No game is replaced (TK-30): what is there already stays. Where several play at one
 * screen, a deal is known to the screen by whoever had a turn before; that the others looked away is on honour, and it is a
 * first play (TK-31 l).
 */
export function withEntry(contest: Contest, place: Place, entry: Entry): Contest {
  if (!isOpen(entryAt(contest, place))) return contest;
  const entered = replacing(contest, place, entry);
  return isFirstAtScreen(contest, place, entry) ? withVerdict(entered, place, "first") : entered;
}

function isFirstAtScreen({ contestants, challenge }: Contest, place: Place, entry: Entry): boolean {
  const isKnown = entry.type === "played" && entry.record.degree === "known";
  if (!isKnown || challenge.ownShuffle || contestants[place.contestant]?.kind !== "here") return false;
  return contestants.some(({ kind, entries }) => {
    const other = entries[place.game];
    return kind === "here" && other?.type === "played" && other.record.degree !== "known";
  });
}

/** What was said of a game, here or in the books that links came from. */
export function verdictsAt({ contestants, verdicts }: Contest, place: Place): readonly Verdict[] {
  const name = comparedName(contestants[place.contestant]?.name ?? "");
  return verdicts
    .filter((said) => said.name === name && said.game === place.game)
    .map(({ verdict }) => verdict);
}

/** TK-31 (i): all agree to this game, and to no other. */
export function agreeing(contest: Contest, place: Place): Contest {
  return entryAt(contest, place)?.type === "played" ? withVerdict(contest, place, "agreed") : contest;
}

/** TK-31 (i): not all agree to a game that was played with help or on a known deal. */
export function refusing(contest: Contest, place: Place): Contest {
  return entryAt(contest, place)?.type === "played" ? withVerdict(contest, place, "refused") : contest;
}

function withVerdict(contest: Contest, { contestant, game }: Place, verdict: Verdict): Contest {
  const name = comparedName(contest.contestants[contestant]?.name ?? "");
  return { ...contest, verdicts: mergeVerdicts(contest.verdicts, [{ name, game, verdict }]) };
}

/** TK-31 (g): who concedes resigns all games that are left. */
export function conceding(contest: Contest, contestant: number): Contest {
  const games = contest.contestants[contestant]?.entries.keys() ?? [];
  return [...games].reduce(
    (all, game) => withEntry(all, { contestant, game }, { type: "conceded" }),
    contest,
  );
}

/** Whose games have not come, and who has to be settled without if it is to be settled at all. */
export function missing({ contestants }: Contest): readonly number[] {
  return contestants.flatMap(({ kind, entries }, place) =>
    kind === "away" && entries.includes(undefined) ? [place] : [],
  );
}

/** Those who are here settle without what somebody has not sent, on honour. Should it come after all, it takes its place. */
export function settlingWithout(contest: Contest, contestant: number): Contest {
  const entries = contest.contestants[contestant]?.entries ?? [];
  return entries.reduce<Contest>(
    (now, entry, game) => (entry ? now : replacing(now, { contestant, game }, { type: "absent" })),
    contest,
  );
}

function replacing(contest: Contest, place: Place, entry: Entry): Contest {
  const contestants = contest.contestants.map((contestant, index) => {
    if (index !== place.contestant) return contestant;
    const { isExpected, ...seated } = contestant;
    return {
      ...seated,
      ...(isExpected && isOpen(entry) && { isExpected }),
      entries: contestant.entries.map((old, game) => (game === place.game ? entry : old)),
    };
  });
  return { ...contest, contestants };
}

/**
 * The contest with the game of whoever is at the table, if it has come to its end: of the games of that deal that were begun in
 * this turn the one that was finished first (TK-30). One that was given up is among them, resigned. Where the deal was played here
 * before besides the turns of this contest, it is no first play by the rule of one screen.
 * @param deal the turn's, as records have it
 * @param records all finished games of that deal, in any order
 * @param orders by the ids of records, which of the games of their deal they were to be finished here, from 1; games from
 * elsewhere have none
 */
export function withFinished(
  contest: Contest,
  deal: string,
  records: readonly GameRecord[],
  orders: ReadonlyMap<string, number> = new Map(),
): Contest {
  const sitting = sittingOf(contest);
  if (!sitting) return contest;
  const { game, variant } = contest.challenge;
  const games = records.filter((record) => record.game === game && record.deal === deal);
  const [record] = games
    .filter((one) => one.variant === variant && isOfTurn(one, sitting, orders))
    .sort((a, b) => orderOf(a, orders) - orderOf(b, orders) || a.endedAt - b.endedAt);
  if (!record) return contest;
  const earlier = games.filter((one) => one !== record && !isLater(one, record, orders));
  const ofContest = contest.contestants.flatMap(({ entries }) => {
    const entry = entries[sitting.game];
    return entry?.type === "played" ? [entry.record.id] : [];
  });
  const isBesides = (id: string) => !ofContest.includes(id);
  const entry: Entry = { type: "played", record };
  return [...sitting.before, ...earlier.map(({ id }) => id)].some(isBesides)
    ? replacing(contest, sitting, entry)
    : withEntry(contest, sitting, entry);
}

type Orders = ReadonlyMap<string, number>;

/** Whether a game was begun in a turn. A clock is asked only about games that nobody has counted here. */
function isOfTurn({ id, startedAt, endedAt }: GameRecord, sitting: Sitting, orders: Orders): boolean {
  if (sitting.before.includes(id) || id === sitting.onTable) return false;
  return orders.has(id) || (startedAt ?? endedAt) >= sitting.begunAt;
}

/** Games that nobody has counted here come first: they are of earlier versions, mostly. */
function orderOf({ id }: GameRecord, orders: Orders): number {
  return orders.get(id) ?? 0;
}

function isLater(one: GameRecord, record: GameRecord, orders: Orders): boolean {
  return orders.has(record.id) && orderOf(one, orders) > orderOf(record, orders);
}
