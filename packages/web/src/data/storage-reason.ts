import * as words from "../words/en/data.js";

/** What went wrong with the browser's storage, in words for a player; a fault of the app itself is told as one. */
export function reasonOf(error: unknown): string {
  const known = error instanceof DOMException ? words.REASONS[error.name] : undefined;
  if (known !== undefined) return known;
  if (!(error instanceof Error)) return words.noStorage;
  const message = error.message.replace(/\.$/, "");
  return FAULTS.some((fault) => error instanceof fault) ? words.fault(message) : message || words.noStorage;
}

/** What only a program that is wrong throws. */
const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];
