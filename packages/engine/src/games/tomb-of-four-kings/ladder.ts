import { ok, type Problem, problem, type Result } from "../../core/result.js";
import {
  checkGameResult,
  type GameResult,
  type SeriesLength,
  type SeriesScore,
  scoreSeries,
} from "./series.js";

/** The rungs (TK-30): out alive; then with all four hoards; then a whole series, once out alive at least. */
export const LADDER = ["alive", "hoards", "series"] as const;
export type Rung = (typeof LADDER)[number];

/** The finished games and series of a player. */
export interface TombRecord {
  /** Every finished game, those of series included. */
  readonly games: readonly GameResult[];
  readonly series: readonly { readonly length: number; readonly results: readonly GameResult[] }[];
}

/** A player's standing on the ladder. */
export interface LadderStanding {
  /** The highest rung climbed, all below it climbed too; null at its foot. */
  readonly reached: Rung | null;
  /** The rung to climb next; the last has no end, for a total can always be bettered. */
  readonly next: Rung;
  /** The most points brought out alive; null before the first time. */
  readonly bestGame: number | null;
  /** The most points brought out with all four hoards; null before the first time. */
  readonly bestHoards: number | null;
  /** The best total of a finished series of each length played. */
  readonly bestSeries: readonly { readonly length: SeriesLength; readonly total: number }[];
}

/** A player's standing on the ladder (TK-30). Errors are `bad-series` and name the game or the series. */
export function ladderStanding(record: TombRecord): Result<LadderStanding, Problem> {
  for (const [index, game] of record.games.entries()) {
    const right = checkGameResult(`game ${index + 1}`, game);
    if (!right.ok) return right;
  }
  const finished = finishedSeries(record);
  if (!finished.ok) return finished;
  const bestGame = best(record.games.filter(({ status }) => status !== "lost"));
  const bestHoards = best(record.games.filter(({ status }) => status === "won"));
  const climbed: Readonly<Record<Rung, boolean>> = {
    alive: bestGame !== null,
    hoards: bestHoards !== null,
    series: finished.value.some(({ alive }) => alive > 0),
  };
  const open = LADDER.findIndex((rung) => !climbed[rung]);
  const height = open < 0 ? LADDER.length : open;
  return ok({
    reached: LADDER[height - 1] ?? null,
    next: LADDER[height] ?? "series",
    bestGame,
    bestHoards,
    bestSeries: bestTotals(finished.value),
  });
}

function best(games: readonly GameResult[]): number | null {
  return games.length === 0 ? null : Math.max(...games.map(({ points }) => points));
}

function finishedSeries({ series }: TombRecord): Result<SeriesScore[], Problem> {
  const finished: SeriesScore[] = [];
  for (const [index, { length, results }] of series.entries()) {
    const scored = scoreSeries(length, results);
    if (!scored.ok) return problem("bad-series", `series ${index + 1}: ${scored.error.message}`);
    if (scored.value.finished) finished.push(scored.value);
  }
  return ok(finished);
}

function bestTotals(finished: readonly SeriesScore[]) {
  const totals = new Map<SeriesLength, number>();
  for (const { length, total } of finished) totals.set(length, Math.max(total, totals.get(length) ?? 0));
  return [...totals].sort(([one], [other]) => one - other).map(([length, total]) => ({ length, total }));
}
