import { ok, type Problem, problem, quote, type Result } from "../../core/result.js";

/** The lengths of a series in games (TK-30). */
export const SERIES_LENGTHS = [3, 5, 10] as const;
export type SeriesLength = (typeof SERIES_LENGTHS)[number];

/** The score of a series, finished or not. */
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

/**
 * The score of a series by its total points (TK-30). Errors are `bad-series`: a wrong length, too many games, a wrong
 * result.
 */
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

/** The result of a finished game in ladders, series and duels: status and points (TK-22). */
export interface GameResult {
  /** `won` is out alive with all four kings; a resigned game is lost. */
  readonly status: "won" | "escaped" | "lost";
  readonly points: number;
}

/** The fewest and most points of each end. Four kings are 40, all treasure but one king is 90. */
const BOUNDS = { won: [40, 100], escaped: [0, 90], lost: [0, 0] } as const;

function isEnd(status: string): status is GameResult["status"] {
  return Object.hasOwn(BOUNDS, status);
}

/** Checks the values of a result, whose shape its type vouches for. Errors are `bad-series` and start with the place, as `game 3`. */
export function checkGameResult(place: string, { status, points }: GameResult): Result<null, Problem> {
  if (!isEnd(status)) {
    return problem("bad-series", `${place}: ${quote(String(status))} is not won, escaped or lost`);
  }
  const [least, most] = BOUNDS[status];
  if (Number.isInteger(points) && points >= least && points <= most) return ok(null);
  const bounds = least === most ? `${least}` : `${least} to ${most}`;
  return problem("bad-series", `${place}: a game that is ${status} has ${bounds} points, not ${points}`);
}
