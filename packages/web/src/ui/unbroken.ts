/** Keeps numbers beside what they count, so that no line breaks between them. @param what a pattern for that; anything if left out */
export function unbroken(text: string, what = ""): string {
  return text.replaceAll(new RegExp(`(\\d) (?=${what})`, "g"), "$1\u00a0");
}
