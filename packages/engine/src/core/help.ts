/**
 * The kinds of help (C-10): a move taken back, a resignation taken back, a hint, and hidden cards shown. Saves and records hold
 * these words.
 */
const HELP_KINDS = ["undo", "resignation", "hint", "shown"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** How often a game had help, by kind; a kind it did not have is left out. */
export type HelpCounts = Readonly<Partial<Record<HelpKind, number>>>;

export function addHelp(counts: HelpCounts, kind: HelpKind, count = 1): HelpCounts {
  return { ...counts, [kind]: (counts[kind] ?? 0) + count };
}

/** Reads stored counts; undefined, which means unknown, where they are none or have a kind that only a newer version knows. */
export function parseHelp(stored: unknown): HelpCounts | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const entries = Object.entries(stored);
  const isRead = entries.every(
    ([kind, count]) => HELP_KINDS.some((known) => known === kind) && Number.isSafeInteger(count) && count > 0,
  );
  return isRead && entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The counts as one line of text: `undo 2, hint 1`. */
export function formatHelp(counts: HelpCounts): string {
  return HELP_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : `${kind} ${counts[kind]}`)).join(
    ", ",
  );
}

/** Reads a line of `formatHelp`; undefined where it is none. */
export function parseHelpLine(line: string): HelpCounts | undefined {
  const entries = line.split(",").map((part) => {
    const [kind = "", count = ""] = part.trim().split(" ");
    return [kind, Number(count)] as const;
  });
  return parseHelp(Object.fromEntries(entries));
}

/** Reads stored numbers of moves that hints made; undefined where they are none. */
export function parseHinted(stored: unknown): readonly number[] | undefined {
  const isRead =
    Array.isArray(stored) && stored.every((number) => Number.isSafeInteger(number) && number > 0);
  return isRead ? stored : undefined;
}
