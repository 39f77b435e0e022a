/** The only global that this package uses: browsers and servers alike have it. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const FIRST_OF_TWO_BYTES = 0x80;
const FIRST_OF_THREE_BYTES = 0x800;
const FIRST_OF_FOUR_BYTES = 0x10000;

/** Whether a text has more than `most` bytes in UTF-8. A surrogate without its other half has three, like U+FFFD. */
export function hasMoreBytes(text: string, most: number): boolean {
  // No UTF-16 unit has less than one byte or more than three.
  if (text.length > most) return true;
  if (text.length * 3 <= most) return false;
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes > most;
}

function bytesOf(codePoint: number): number {
  if (codePoint < FIRST_OF_TWO_BYTES) return 1;
  if (codePoint < FIRST_OF_THREE_BYTES) return 2;
  return codePoint < FIRST_OF_FOUR_BYTES ? 3 : 4;
}

/** The text of these bytes, a byte order mark included; undefined when they are no UTF-8. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
