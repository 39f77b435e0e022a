/** The outcome of something that may fail in an expected way. Exceptions are for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

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

/** The longest text from outside that is read, in UTF-16 units: at most as many bytes as a file of 1 MB has, in ASCII. */
export const MOST_TEXT_LENGTH = 1_000_000;

export function isTooLong(text: string): boolean {
  return text.length > MOST_TEXT_LENGTH;
}

/** @param what the text that is too long, as in `the transcript` */
export function tooLong(what: string) {
  return problem("too-large", `${what} has more than ${MOST_TEXT_LENGTH} characters`);
}
