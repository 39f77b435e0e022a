/** What went wrong with the browser's storage, in words for a player. */
export function reasonOf(error: unknown): string {
  const known = error instanceof DOMException ? REASONS[error.name] : undefined;
  if (known !== undefined) return known;
  // A browser without storage fails as any program does, with words for programmers.
  if (!(error instanceof Error) || error instanceof TypeError) return "this browser keeps nothing";
  return error.message.replace(/\.$/, "") || "this browser keeps nothing";
}

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: "the disk is full",
  SecurityError: "this browser lets pages keep nothing",
  VersionError: "a newer Tetrarch keeps its games in this browser",
};
