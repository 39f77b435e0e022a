import { err } from "./result.js";

/** What can go wrong with input from outside. The same codes serve the engine protocol. */
export type ProblemCode =
  | "unknown-game"
  | "bad-deal"
  | "bad-variant"
  | "bad-card-set"
  | "bad-state"
  | "bad-series"
  | "bad-transcript"
  | "bad-record"
  | "bad-link"
  | "illegal-move"
  | "game-over"
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "too-large";

/** An expected failure: a code for programs and a sentence for people that names the place and the reason. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
}

export function problem(code: ProblemCode, message: string) {
  return err<Problem>({ code, message });
}

/** Quotes a piece of foreign input for a message: shortened, with control and direction marks made visible. */
export function quote(input: string): string {
  const short = input.length > 40 ? `${input.slice(0, 40)}…` : input;
  return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, codePointName);
}

function codePointName(character: string): string {
  return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
}
