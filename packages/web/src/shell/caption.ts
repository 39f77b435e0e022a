/**
 * The last line, with those before it as far as they fit whole.
 * @param letters so many letters there is room for; the last line is told even if it is longer
 */
export function lastLines(lines: readonly string[], letters: number): string {
  const text = lines.at(-1) ?? "";
  const before = lines.at(-2);
  if (before === undefined || before.length + text.length > letters) return text;
  return `${lastLines(lines.slice(0, -1), letters - text.length)} ${text}`;
}

/** The first sentence of a text; all of it when there is no second one. */
export function firstSentence(text: string): string {
  return text.slice(0, text.indexOf(". ") + 1) || text;
}
