import type { Problem, ProblemCode } from "@tetrarch/engine";

/** The codes of the protocol's error answers: some of the engine's, and those of the requests themselves. */
export const ERROR_CODES = [
  "bad-json",
  "bad-request",
  "unknown-game",
  "bad-deal",
  "bad-variant",
  "bad-card-set",
  "no-game",
  "illegal-move",
  "game-over",
  "nothing-to-undo",
  "too-large",
  "bad-transcript",
  "unknown-player",
  "nothing-to-redo",
  "none-found",
  "no-difficulty",
  "cancelled",
  "time-limit",
] as const satisfies readonly FailureCode[];

export type FailureCode =
  | ProblemCode
  | "bad-json"
  | "bad-request"
  | "no-game"
  | "unknown-player"
  | "none-found"
  | "no-difficulty"
  | "cancelled"
  | "time-limit";

/** Why a request cannot be met. Every {@link Problem} of the engine is one. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

export function failure(code: FailureCode, message: string): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { code, message } };
}

/** The engine's problem with a place put in front. */
export function placed(place: string, problem: Problem): Failure {
  return { code: problem.code, message: `${place}: ${problem.message}` };
}
