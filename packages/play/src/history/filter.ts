import type { Degree } from "@tetrarch/engine";
import type { FinishedGame } from "../records/game-record.js";

/** Which games of a history are wanted; what is left out does not matter. */
export interface HistoryFilter {
  /** The id of a solitaire. */
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
  readonly result?: "won" | "not won" | undefined;
  readonly degree?: Degree | undefined;
  /** Ended at this moment or later, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Ended before this moment. */
  readonly before?: number | undefined;
}

/** Whether a filter lets a game through. */
export function passes(filter: HistoryFilter, finished: FinishedGame): boolean {
  const { game, variant, result, degree, since, before } = filter;
  if (game !== undefined && finished.game !== game) return false;
  if (variant !== undefined && finished.variant !== variant) return false;
  if (result !== undefined && isWon(finished) !== (result === "won")) return false;
  if (degree !== undefined && finished.degree !== degree) return false;
  if (since !== undefined && finished.endedAt < since) return false;
  return before === undefined || finished.endedAt < before;
}

/** Whether a game was won. One that was come out of alive is not, nor one that was given up. */
export function isWon({ end }: FinishedGame): boolean {
  return end === "won";
}
