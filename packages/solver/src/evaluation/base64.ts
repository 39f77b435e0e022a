const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes as base64, without filling at the end. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const here = Math.min(3, bytes.length - at);
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit <= here; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** The bytes that {@link toBase64} wrote; undefined for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  const isWhole = text.length % 4 !== 1 && (held & ((1 << bits) - 1)) === 0;
  return isWhole ? bytes : undefined;
}
