import type { Outcome } from "../../core/game.js";
import { type Problem, problem, quote } from "../../core/problem.js";
import { ok, type Result } from "../../core/result.js";

/** How a finished game counts in ladders, series and duels: its outcome's status and points (TK-22). */
export interface GameResult {
  /** `won` is out alive with all four kings; a resigned game is lost. */
  readonly status: "won" | "escaped" | "lost";
  readonly points: number;
}

/** The result of a finished game. Errors are `bad-series`: the game is still in play, or it is no game of the Tomb. */
export function gameResult({ status, score }: Outcome): Result<GameResult, Problem> {
  if (status === "playing") return problem("bad-series", "the game is still in play");
  return isEnd(status)
    ? ok({ status, points: score.value })
    : problem("bad-series", `${quote(status)} is not won, escaped or lost`);
}

/** The fewest and the most points that each end can bring: four kings are 40, all treasure but one king 90. */
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
