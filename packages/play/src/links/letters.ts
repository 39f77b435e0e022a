import { bytesOfNumber, numberOfBytes } from "./bytes.js";

/**
 * Digits and letters alone: no program that finds addresses in a text takes any of them for the end of one, none is changed
 * in an address, and a double click takes all of them. In code-unit order; a promise.
 */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(DIGITS.length);
const VALUES: ReadonlyMap<string, bigint> = new Map(
  [...DIGITS].map((digit, value) => [digit, BigInt(value)]),
);

/** Bytes as digits and letters: the number that they are after a byte 1, which keeps those that are 0, in the scale of 62. */
export function lettersOfBytes(bytes: readonly number[]): string {
  const letters: string[] = [];
  for (let left = numberOfBytes([1, ...bytes]); left > 0n; left /= BASE)
    letters.push(DIGITS.charAt(Number(left % BASE)));
  return letters.reverse().join("");
}

/** The bytes behind digits and letters; undefined for what {@link lettersOfBytes} cannot have written. */
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
