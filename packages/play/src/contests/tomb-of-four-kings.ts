import { findGameAmong, ok, type Problem, type Result } from "@tetrarch/engine";
import {
  type GameResult,
  isDead,
  type LadderStanding,
  ladderStanding,
  type Rung,
  SERIES_LENGTHS,
  type SeriesLength,
  type State,
  settleDuel,
} from "@tetrarch/engine/tomb-of-four-kings";
import { type FinishedGame, type GameRecord, shownEnd } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import type { Contest, Contestant, Entry } from "./contest.js";
import type { ContestResult, ContestStanding, Rounds } from "./settlement.js";

const ID = "tomb-of-four-kings";
/** The variant of the book (TK-32), which has a score sheet. */
const BY_THE_BOOK = "by-memory";
/** TK-22: the gold of a point. */
const GOLD = 100;
/** The variants that count: by memory (TK-32) the rules are the same. */
const VARIANTS: readonly string[] = ["standard", BY_THE_BOOK];

/** TK-31: the standing of a duel, with its debts. Errors are `bad-series`. */
export function settledTomb(rounds: Rounds, stake: number): Result<ContestStanding, Problem> {
  const players = rounds[0]?.length ?? 0;
  const results = rounds.map((round) => round.map((result) => result && tombResult(result)));
  return settleDuel(players, rounds.length, results, stake);
}

/** TK-22: a game that does not end alive scores nothing; a resigned game is lost (C-6). */
function tombResult({ status, points }: ContestResult): GameResult {
  return { status: status === "won" || status === "escaped" ? status : "lost", points };
}

/** `dead` (TK-17) or `lost` in the dark (TK-20) for a lost game; undefined for other ends. */
export function endOfTomb(record: GameRecord): "dead" | "lost" | undefined {
  if (record.end !== "lost") return undefined;
  const read = readGameRecord(record, findGameAmong([]));
  return read.ok && isDead(read.value.session.now.state as State) ? "dead" : "lost";
}

/**
 * Why a rung is not reached: not done (`not-yet`); done only with help or on known deals (`not-first`), or only with several at
 * this screen (`not-own`); a series not finished (`unfinished`) or without a survivor (`none-alive`); or the rung below is
 * missing (`rung-below`).
 */
export type RungGap = "not-yet" | "not-first" | "not-own" | "unfinished" | "none-alive" | "rung-below";

/** The rungs, from the lowest up, in words. */
export const RUNGS: Readonly<Record<Rung, string>> = {
  alive: "Out alive",
  hoards: "With all four hoards",
  series: "A series of three, five or ten",
};

/** Why a rung is not reached, in words. */
export const GAPS: Readonly<Record<RungGap, string>> = {
  "not-yet": "not done yet",
  "not-first": "done, but only with help or on known deals",
  "not-own": "done, but only where several players shared this screen",
  unfinished: "a series has begun, but is not finished",
  "none-alive": "a series is finished, but you came out alive in none of its games",
  "rung-below": "a series is done; reach the rung below first",
};

export interface TombLadder extends LadderStanding {
  /** By rung that is not reached. */
  readonly gaps: Readonly<Partial<Record<Rung, RungGap>>>;
}

/**
 * TK-30: a player's place on the ladder, from first plays alone (C-10). A contest with one player here and the length of a series
 * counts as a series; one with several here counts for none of them. Errors are `bad-series`.
 * @param finished finished games of any solitaire, in any order, those of series included
 */
export function ladderOf(
  finished: readonly FinishedGame[],
  contests: readonly Contest[],
): Result<TombLadder, Problem> {
  const own = contests.filter(({ contestants }) => contestants.filter(isHere).length === 1);
  const shared = new Set(contests.filter((contest) => !own.includes(contest)).flatMap(idsIn));
  const all = finished.filter(({ game, variant }) => game === ID && VARIANTS.includes(variant));
  const games = all.filter(({ id, degree }) => degree === "first" && !shared.has(id));
  const series = own.filter(
    ({ challenge: { game, variant, length } }) => game === ID && VARIANTS.includes(variant) && length >= 3,
  );
  const standing = ladderStanding({
    games: games.map(({ end, score }) => tombResult({ status: end, points: score.value })),
    series: series.map((contest) => ({
      length: contest.challenge.length,
      results: ownEntries(contest).flatMap(seriesResult),
    })),
  });
  if (!standing.ok) return standing;
  const { reached, bestGame, bestHoards } = standing.value;
  const alive = all.filter(({ end }) => end === "won" || end === "escaped");
  const gaps = {
    ...(bestGame === null && { alive: gapOfGames(alive) }),
    ...(bestHoards === null && { hoards: gapOfGames(alive.filter(({ end }) => end === "won")) }),
    ...(reached !== "series" && { series: gapOfSeries(series) }),
  };
  return ok({ ...standing.value, gaps });
}

/** @param done games that reached the rung but do not count */
function gapOfGames(done: readonly FinishedGame[]): RungGap {
  if (done.length === 0) return "not-yet";
  return done.some(({ degree }) => degree === "first") ? "not-own" : "not-first";
}

function gapOfSeries(series: readonly Contest[]): RungGap {
  const ended = series.map(ownEntries).filter((entries) => entries.every((entry) => entry !== undefined));
  const counted = ended.filter((entries) => entries.flatMap(seriesResult).length === entries.length);
  if (counted.some((entries) => entries.flatMap(seriesResult).some(({ status }) => status !== "lost")))
    return "rung-below";
  if (counted.length > 0) return "none-alive";
  if (ended.length > 0) return "not-first";
  return series.some((contest) => ownEntries(contest).some((entry) => entry !== undefined))
    ? "unfinished"
    : "not-yet";
}

function ownEntries({ contestants }: Contest): Contestant["entries"] {
  return contestants.find(isHere)?.entries ?? [];
}

function isHere({ kind }: { readonly kind: string }): boolean {
  return kind === "here";
}

function idsIn({ contestants }: Contest): readonly string[] {
  return contestants.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry?.type === "played" ? [entry.record.id] : [])),
  );
}

function seriesResult(entry: Entry | undefined): readonly GameResult[] {
  if (!entry) return [];
  if (entry.type !== "played") return [{ status: "lost", points: 0 }];
  const { end, score, degree } = entry.record;
  return degree === "first" ? [tombResult({ status: end, points: score.value })] : [];
}

/** A finished game on the score sheet. Its score is written as kings / points, such as `3/52` (TK-22). */
export type SheetGame = Pick<FinishedGame, "id" | "deal" | "degree" | "endedAt"> & {
  /** As `shownEnd` calls it. */
  readonly end: string;
  readonly score: string;
  readonly points: number;
  readonly gold: number;
};

/** The score sheet of the games by the book (TK-22, TK-32). */
export interface ScoreSheet {
  /** The latest first. */
  readonly games: readonly SheetGame[];
  /** The game with the most points, of several the first; null while none came out alive with any. */
  readonly best: SheetGame | null;
  /** The points and gold of the latest three, five and ten games, as far as there are so many (TK-30). */
  readonly totals: readonly {
    readonly games: SeriesLength;
    readonly points: number;
    readonly gold: number;
  }[];
}

/**
 * The score sheet of a player's finished games.
 * @param finished finished games of any solitaire, in any order
 */
export function scoreSheetOf(finished: readonly FinishedGame[]): ScoreSheet {
  const games = finished
    .filter(({ game, variant }) => game === ID && variant === BY_THE_BOOK)
    .map((game) => ({
      ...{ id: game.id, deal: game.deal, end: shownEnd(game), degree: game.degree, endedAt: game.endedAt },
      score: game.score.text,
      points: game.score.value,
      gold: GOLD * game.score.value,
    }))
    .sort((a, b) => b.endedAt - a.endedAt || (a.id < b.id ? -1 : 1));
  const best = games.reduce<SheetGame | null>(
    (most, game) => (game.points > 0 && game.points >= (most?.points ?? 0) ? game : most),
    null,
  );
  const totals = SERIES_LENGTHS.filter((length) => games.length >= length).map((length) => {
    const points = games.slice(0, length).reduce((sum, game) => sum + game.points, 0);
    return { games: length, points, gold: GOLD * points };
  });
  return { games, best, totals };
}
