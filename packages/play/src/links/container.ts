import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { bytesOfNumber, numberOfBytes } from "./bytes.js";

/** The version of the form of links. */
const VERSION = 1;

/** The most characters of a link, each a byte. */
export const LONGEST_LINK = 8000;

/** The content of every link. */
export interface Content {
  /** The byte of the link's kind, which never changes. */
  readonly kind: number;
  readonly body: readonly number[];
}

/** Writes a content as digits and letters. Errors are `too-large`. */
export function formatContainer({ kind, body }: Content): Result<string, Problem> {
  const bytes = [VERSION, kind, ...body];
  // Far too long bodies would take long to convert.
  if (bytes.length > LONGEST_LINK) return tooLong("it would be");
  const text = lettersOfBytes([...bytes, ...checksumOf(bytes)]);
  return text.length > LONGEST_LINK ? tooLong("it would be") : ok(text);
}

/** Reads the content of an unchanged link. Errors are `bad-link` and `too-large`. */
export function parseContainer(text: string): Result<Content, Problem> {
  if (text.length > LONGEST_LINK) return tooLong("it is");
  if (text === "") return problem("bad-link", "it is empty");
  if (!/^[0-9A-Za-z]*$/.test(text)) return problem("bad-link", "a link is made of digits and letters alone");
  const bytes = bytesOfLetters(text);
  const covered = bytes?.slice(0, -CHECKSUM_BYTES) ?? [];
  const sum = bytes?.slice(-CHECKSUM_BYTES);
  const [version, kind, ...body] = covered;
  if (version === undefined || kind === undefined || checksumOf(covered).join() !== sum?.join())
    return problem("bad-link", "it is not whole, as a part of it is missing or has been changed");
  if (version !== VERSION)
    return problem(
      "bad-link",
      `it is written in version ${version}, and this Tetrarch reads version ${VERSION}: a newer one will open it`,
    );
  return ok({ kind, body });
}

function tooLong(what: string) {
  return problem("too-large", `${what} too long for a link, which has at most ${LONGEST_LINK} characters`);
}

/** The reversed polynomial of CRC-32. */
const POLYNOMIAL = 0xedb88320;

const CHECKSUM_BYTES = 4;

/** The CRC-32 of bytes as in zip and PNG, highest byte first. */
export function checksumOf(bytes: readonly number[]): readonly number[] {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  const sum = ~rest >>> 0;
  return [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
}

/** The digits of base 62, a promise. No program takes a letter for the end of an address, and a double click takes them all. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(DIGITS.length);
const VALUES: ReadonlyMap<string, bigint> = new Map(
  [...DIGITS].map((digit, value) => [digit, BigInt(value)]),
);

/** Bytes in base 62, after a byte 1 that keeps leading zeros. */
export function lettersOfBytes(bytes: readonly number[]): string {
  const letters: string[] = [];
  for (let left = numberOfBytes([1, ...bytes]); left > 0n; left /= BASE)
    letters.push(DIGITS.charAt(Number(left % BASE)));
  return letters.reverse().join("");
}

/** The bytes of digits and letters; undefined for a text that {@link lettersOfBytes} cannot write. */
export function bytesOfLetters(text: string): readonly number[] | undefined {
  if (text.startsWith("0")) return undefined;
  let number = 0n;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    number = number * BASE + value;
  }
  const [first, ...bytes] = bytesOfNumber(number);
  return first === 1 ? bytes : undefined;
}
