/** The value or the error of something that may fail in an expected way. Exceptions are for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The value of a result that was checked before. Throws what is wrong with any other: a bug. */
export function unwrap<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The codes of expected failures, which the engine protocol uses too. */
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

/** A failed result with a code for programs and a sentence for people. */
export function problem(code: ProblemCode, message: string) {
  return err<Problem>({ code, message });
}

/** Quotes foreign input for a message: shortened, with control and direction marks made visible. */
export function quote(input: string): string {
  const short = input.length > 40 ? `${input.slice(0, 40)}…` : input;
  return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, codePointName);
}

function codePointName(character: string): string {
  return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
}

/** The longest text that is read from outside, in UTF-16 units. */
export const MOST_TEXT_LENGTH = 1_000_000;

/** Whether a text is longer than {@link MOST_TEXT_LENGTH}. */
export function isTooLong(text: string): boolean {
  return text.length > MOST_TEXT_LENGTH;
}

/**
 * The problem `too-large` of a text that is too long.
 *  @param what the text that is too long, as in `the transcript`
 */
export function tooLong(what: string) {
  return problem("too-large", `${what} has more than ${MOST_TEXT_LENGTH} characters`);
}
