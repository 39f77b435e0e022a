/** What typed text stands for among the legal moves: one of them, or several that begin so, or none. */
export type Typed =
  | { readonly kind: "one"; readonly word: string }
  | { readonly kind: "several"; readonly words: readonly string[] }
  | { readonly kind: "none" };

/**
 * A number picks from the numbered list, a whole word is itself, the beginning of just one word is that word.
 * Capitals do not matter: no two move words differ only in them.
 */
export function readTyped(text: string, legal: readonly string[]): Typed {
  const typed = text.trim().toLowerCase();
  if (/^\d+$/.test(typed)) {
    const word = legal[Number(typed) - 1];
    return word === undefined ? { kind: "none" } : { kind: "one", word };
  }
  const exact = legal.find((word) => word.toLowerCase() === typed);
  if (exact !== undefined) return { kind: "one", word: exact };
  const words = legal.filter((word) => word.toLowerCase().startsWith(typed));
  if (words.length === 0) return { kind: "none" };
  return words.length === 1 ? { kind: "one", word: words[0] as string } : { kind: "several", words };
}

/** The text, completed as far as all legal words that begin so agree. */
export function completed(text: string, legal: readonly string[]): string {
  const read = readTyped(text, legal);
  if (read.kind === "one") return read.word;
  if (read.kind === "none") return text;
  const [first = "", ...others] = read.words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length--;
  return length > text.length ? first.slice(0, length) : text;
}

/** Whether a text is the whole word, or its number, and not only its beginning. */
export function isWhole(text: string, word: string): boolean {
  return /^\d+$/.test(text) || text.toLowerCase() === word.toLowerCase();
}
