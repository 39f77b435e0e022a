/** The most letters of a name or unit. */
export const LONGEST_NAME = 24;

/** A name without invisible signs and outer spaces, with single spaces within. */
export function tidyName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");
}

/** A typed name, tidy and in Unicode's form NFC. Deals follow from names (TK-31 h), so that stored names never change. */
export function typedName(name: string): string {
  return tidyName(name).normalize("NFC");
}

/** The key of a name, without regard to capitals and the form of Unicode. */
export function comparedName(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

/** Whether a text is the key of a name. A capital can have several small letters. */
export function isComparedName(text: string): boolean {
  return text !== "" && text.length <= 3 * LONGEST_NAME && text === comparedName(tidyName(text));
}

/** Whether two names are of the same person. */
export function sameName(a: string, b: string): boolean {
  return comparedName(a) === comparedName(b);
}
