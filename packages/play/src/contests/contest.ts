import type { GameRecord } from "../session/game-record.js";
import { type Challenge, cardsLabelOf } from "./challenge.js";
import { comparedName } from "./names.js";
import { type GameVerdict, mergeVerdicts, type Verdict } from "./verdicts.js";

/** A game of a contest. */
export interface PlayedEntry {
  readonly type: "played";
  readonly record: GameRecord;
  /** Another game of the same player and deal does not count (TK-31 k). */
  readonly isOneOfTwo?: true | undefined;
}

/** The state of one contestant's deal. */
export type Entry =
  | PlayedEntry
  /** Resigned unplayed, with all remaining deals (TK-31 g). */
  | { readonly type: "conceded" }
  /** Not sent, and settled without it as if resigned, until it is sent. */
  | { readonly type: "absent" };

/** A player on this device or another one, a fair player of the program, or games of the past. */
export type ContestantKind = "here" | "away" | "house" | "past";

/** The house's player: the sensible or the strongest one. */
export type HousePlayer = "greedy" | "strongest";

export interface Contestant {
  readonly name: string;
  readonly kind: ContestantKind;
  /** For the house. */
  readonly player?: HousePlayer | undefined;
  /** An invited player elsewhere who has sent no game: the first to answer takes the place. */
  readonly isExpected?: true | undefined;
  /** One for each deal; undefined until it is finished. */
  readonly entries: readonly (Entry | undefined)[];
}

/** The agreements before the first game. */
export interface Terms {
  /** The worth of a point: a whole number from 0, which is for honour (TK-31 f). Games without debts have 0. */
  readonly stake: number;
  /** The unit of payment, on paper. */
  readonly unit: string;
  /** TK-31 (i): games with help and on known deals count. */
  readonly agreesToHelp: boolean;
}

/** A contestant's turn at a deal. */
export interface Sitting {
  /** The place among the contestants, from 0. */
  readonly contestant: number;
  /** The place among the deals, from 0. */
  readonly game: number;
  /** Milliseconds since 1970. Games without an order that started before do not belong to this turn. */
  readonly begunAt: number;
  /** The number of the turn in the contest, from 1: it orders turns without a clock. */
  readonly number: number;
  /** The ids of games of the deal that were finished here before the turn. */
  readonly before: readonly string[];
  /** The id of the game that lay on the table before the turn. */
  readonly onTable?: string | undefined;
}

/** The games on this device before a turn. */
export type GamesBefore = Pick<Sitting, "before" | "onTable">;

/** Deals played by one to eight: a series of one player (TK-30), or a duel (TK-31). */
export interface Contest {
  /** The version of this form. */
  readonly format: 1;
  readonly id: string;
  readonly challenge: Challenge;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly terms: Terms;
  readonly contestants: readonly Contestant[];
  /** The verdicts on games, here and in books that sent links (TK-31 l), in the order of `mergeVerdicts`. */
  readonly verdicts: readonly GameVerdict[];
  /** The last turn, even when its game is over (`sittingOf`). */
  readonly turn?: Sitting | undefined;
}

/** A deal of a contestant. */
export interface Place {
  readonly contestant: number;
  readonly game: number;
}

export function entryAt(contest: Contest, { contestant, game }: Place): Entry | undefined {
  return contest.contestants[contestant]?.entries[game];
}

/** The turn whose game is not over; undefined for none. */
export function sittingOf(contest: Contest): Sitting | undefined {
  const { turn } = contest;
  return turn && !entryAt(contest, turn) ? turn : undefined;
}

/** Whether the turn at this place is not over. */
export function isSeated(contest: Contest, { contestant, game }: Place): boolean {
  const sitting = sittingOf(contest);
  return sitting?.contestant === contestant && sitting.game === game;
}

/** The next deal to play on this device, deal by deal in the order of contestants; undefined at the end. */
export function nextPlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "here" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** The next deal for the house, which all players here have finished; undefined for none. */
export function housePlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    if (contestants.some(({ kind, entries }) => kind === "here" && !entries[game])) return undefined;
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "house" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** Begins a turn, unless the deal was begun or finished before (TK-30). */
export function withTurn(
  contest: Contest,
  place: Place,
  begunAt: number,
  games: GamesBefore = { before: [] },
): Contest {
  if (isSeated(contest, place) || entryAt(contest, place)) return contest;
  const number = (contest.turn?.number ?? 0) + 1;
  return { ...contest, turn: { ...place, begunAt, number, ...games } };
}

/** Whether a contestant was invited and has sent no game. */
export function isExpected(contestant: Contestant): boolean {
  return contestant.isExpected === true && contestant.entries.every(isOpen);
}

/** Whether an entry is missing or absent. */
export function isOpen(entry: Entry | undefined): boolean {
  return entry === undefined || entry.type === "absent";
}

/**
 * Adds the entry of a deal; no game is replaced (TK-30). Where several play at one screen, a deal known by an earlier turn
 * alone is a first play, as the others are trusted to look away (TK-31 l).
 */
export function withEntry(contest: Contest, place: Place, entry: Entry): Contest {
  if (!isOpen(entryAt(contest, place))) return contest;
  const entered = withEntryReplaced(contest, place, entry);
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

export function verdictsAt({ contestants, verdicts }: Contest, place: Place): readonly Verdict[] {
  const name = comparedName(contestants[place.contestant]?.name ?? "");
  return verdicts
    .filter((said) => said.name === name && said.game === place.game)
    .map(({ verdict }) => verdict);
}

/** TK-31 (i): all agree to this one game. */
export function agreeToGame(contest: Contest, place: Place): Contest {
  return entryAt(contest, place)?.type === "played" ? withVerdict(contest, place, "agreed") : contest;
}

/** TK-31 (i): not all agree to a game that was played with help or on a known deal. */
export function refuseGame(contest: Contest, place: Place): Contest {
  return entryAt(contest, place)?.type === "played" ? withVerdict(contest, place, "refused") : contest;
}

function withVerdict(contest: Contest, { contestant, game }: Place, verdict: Verdict): Contest {
  const name = comparedName(contest.contestants[contestant]?.name ?? "");
  return { ...contest, verdicts: mergeVerdicts(contest.verdicts, [{ name, game, verdict }]) };
}

/** TK-31 (g): resigns all remaining games of a contestant. */
export function concedeGames(contest: Contest, contestant: number): Contest {
  const games = contest.contestants[contestant]?.entries.keys() ?? [];
  return [...games].reduce(
    (all, game) => withEntry(all, { contestant, game }, { type: "conceded" }),
    contest,
  );
}

/** The contestants elsewhere who have not sent all games. */
export function missingContestants({ contestants }: Contest): readonly number[] {
  return contestants.flatMap(({ kind, entries }, place) =>
    kind === "away" && entries.includes(undefined) ? [place] : [],
  );
}

/** Marks a contestant's missing games as absent. Games sent later replace them. */
export function settleWithout(contest: Contest, contestant: number): Contest {
  const entries = contest.contestants[contestant]?.entries ?? [];
  return entries.reduce<Contest>(
    (now, entry, game) => (entry ? now : withEntryReplaced(now, { contestant, game }, { type: "absent" })),
    contest,
  );
}

function withEntryReplaced(contest: Contest, place: Place, entry: Entry): Contest {
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
 * Adds the finished game of the present turn: of the games begun in it the one that was finished first (TK-30). It is no first
 * play by the rule of one screen if the deal was played here outside this contest.
 * @param deal the turn's deal, as records have it
 * @param records all finished games of that deal, in any order
 * @param orders by record id, the order in which games of the deal were finished here, from 1; imported games have none
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
  const cards = cardsLabelOf(contest.challenge);
  const games = records.filter(
    (record) =>
      record.game === game && record.deal === deal && (cards === undefined || record.cardSet === cards),
  );
  const [record] = games
    .filter((played) => played.variant === variant && isOfTurn(played, sitting, orders))
    .sort((a, b) => orderOf(a, orders) - orderOf(b, orders) || a.endedAt - b.endedAt);
  if (!record) return contest;
  const earlier = games.filter((other) => other !== record && !isLater(other, record, orders));
  const ofContest = contest.contestants.flatMap(({ entries }) => {
    const entry = entries[sitting.game];
    return entry?.type === "played" ? [entry.record.id] : [];
  });
  const isOutside = (id: string) => !ofContest.includes(id);
  const entry: Entry = { type: "played", record };
  return [...sitting.before, ...earlier.map(({ id }) => id)].some(isOutside)
    ? withEntryReplaced(contest, sitting, entry)
    : withEntry(contest, sitting, entry);
}

type Orders = ReadonlyMap<string, number>;

/** Whether a game was begun in a turn. The clock decides only for games without an order. */
function isOfTurn({ id, startedAt, endedAt }: GameRecord, sitting: Sitting, orders: Orders): boolean {
  if (sitting.before.includes(id) || id === sitting.onTable) return false;
  return orders.has(id) || (startedAt ?? endedAt) >= sitting.begunAt;
}

/** Games without an order, mostly of earlier versions, come first. */
function orderOf({ id }: GameRecord, orders: Orders): number {
  return orders.get(id) ?? 0;
}

function isLater(a: GameRecord, b: GameRecord, orders: Orders): boolean {
  return orders.has(b.id) && orderOf(a, orders) > orderOf(b, orders);
}
