/** The most letters of a name or of what is paid with. */
export const LONGEST_NAME = 24;

/** A name as it is kept: without invisible signs, without space around it, single spaces within. */
export function tidyName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");
}

/**
 * A name as somebody types it, made tidy, its letters in Unicode's form NFC: an ë typed as two signs is the same as an ë typed as
 * one. Decks hang on the name (TK-31 h), so that names of challenges that exist are never rewritten.
 */
export function typedName(name: string): string {
  return tidyName(name).normalize("NFC");
}

/** A name as names are compared: the same for all ways to write it, whatever its capitals and its form of Unicode. */
export function comparedName(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

/** Whether a text is some name as names are compared. Small letters can be more than capitals. */
export function isComparedName(text: string): boolean {
  return text !== "" && text.length <= 3 * LONGEST_NAME && text === comparedName(tidyName(text));
}

/** Whether two names are those of the same person. */
export function sameName(one: string, other: string): boolean {
  return comparedName(one) === comparedName(other);
}
