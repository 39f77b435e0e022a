import { findGameAmong, ok, type Problem, type Result } from "@tetrarch/engine";
import {
  type GameResult,
  isDead,
  type LadderStanding,
  ladderStanding,
  type Rung,
  type State,
  settleDuel,
} from "@tetrarch/engine/tomb-of-four-kings";
import type { FinishedGame, GameRecord } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import type { Contest, Contestant, Entry } from "./contest.js";
import type { ContestResult, ContestStanding, Rounds } from "./settlement.js";

const ID = "tomb-of-four-kings";
/** The variants that count: by memory (TK-32) the rules are the same. */
const VARIANTS: readonly string[] = ["standard", "by-memory"];

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
