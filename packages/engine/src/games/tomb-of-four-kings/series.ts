import { type Problem, problem } from "../../core/problem.js";
import { ok, type Result } from "../../core/result.js";
import { checkGameResult, type GameResult } from "./game-result.js";

/** TK-30: how many games a series can have. */
export const SERIES_LENGTHS = [3, 5, 10] as const;
export type SeriesLength = (typeof SERIES_LENGTHS)[number];

/** How a series stands, finished or not. */
export interface SeriesScore {
  readonly length: SeriesLength;
  readonly played: number;
  /** The points of all games played; the dead and the lost add nothing. */
  readonly total: number;
  readonly alive: number;
  /** Games out alive with all four kings. */
  readonly won: number;
  readonly finished: boolean;
}

/** Errors are `bad-series`: a length that no series has. */
function checkSeriesLength(length: number): Result<SeriesLength, Problem> {
  const known = SERIES_LENGTHS.find((candidate) => candidate === length);
  if (known !== undefined) return ok(known);
  return problem("bad-series", `a series has ${SERIES_LENGTHS.join(", ")} games, not ${length}`);
}

/** TK-30: a series by its total points. Errors are `bad-series`: a wrong length, too many games, a wrong result. */
export function scoreSeries(length: number, results: readonly GameResult[]): Result<SeriesScore, Problem> {
  const checked = checkSeriesLength(length);
  if (!checked.ok) return checked;
  if (results.length > length) {
    return problem("bad-series", `a series of ${length} has no ${results.length} games`);
  }
  let total = 0;
  for (const [index, result] of results.entries()) {
    const right = checkGameResult(`game ${index + 1}`, result);
    if (!right.ok) return right;
    total += result.points;
  }
  return ok({
    length: checked.value,
    played: results.length,
    total,
    alive: results.filter(({ status }) => status !== "lost").length,
    won: results.filter(({ status }) => status === "won").length,
    finished: results.length === length,
  });
}
