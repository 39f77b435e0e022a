/** Why a browser that has no storage keeps nothing. */
export const NO_STORAGE = "this browser keeps nothing";

/** What went wrong with the browser's storage, in words for a player; a fault of the app itself is told as one. */
export function reasonOf(error: unknown): string {
  const known = error instanceof DOMException ? REASONS[error.name] : undefined;
  if (known !== undefined) return known;
  if (!(error instanceof Error)) return NO_STORAGE;
  const message = error.message.replace(/\.$/, "");
  if (FAULTS.some((fault) => error instanceof fault))
    return `something in Tetrarch itself is wrong (${message})`;
  return message || NO_STORAGE;
}

/** What only a program that is wrong throws. */
const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: "the disk is full",
  SecurityError: "this browser lets pages keep nothing",
  VersionError: "a newer Tetrarch keeps its games in this browser",
};
