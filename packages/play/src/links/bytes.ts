/** More bytes than a whole number that is exact has, seven bits in each. */
const MOST_NUMBER_BYTES = 7;
const HIGH_BIT = 0x80;

/** Writes numbers and texts as bytes, one after the other. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get bytes(): readonly number[] {
    return this.#bytes;
  }

  /** A whole number from 0, less than 2^49: seven bits a byte, the lowest first; all bytes but the last have the high bit set. */
  number(value: number): void {
    let left = value;
    for (; left >= HIGH_BIT; left = Math.floor(left / HIGH_BIT))
      this.#bytes.push((left % HIGH_BIT) + HIGH_BIT);
    this.#bytes.push(left);
  }

  /** The number of a text's UTF-16 units, then each of them as a number: a byte each where the text is ASCII. */
  text(value: string): void {
    this.number(value.length);
    for (let index = 0; index < value.length; index++) this.number(value.charCodeAt(index));
  }

  /** A whole number of any size, from 0: how many bytes it has, then these, the highest first; none for 0. */
  large(value: bigint): void {
    const bytes = bytesOfNumber(value);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }
}

/**
 * Reads what {@link ByteWriter} has written. Where there is less than is asked for, or something else, it reads nothing (0,
 * or an empty text) and is broken from then on: so a form can be read whole before that is asked.
 */
export class ByteReader {
  readonly #bytes: readonly number[];
  #next = 0;
  #isBroken = false;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  /** Whether something was asked for that was not there. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether nothing is left. */
  get isAtEnd(): boolean {
    return this.#next >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let place = 1;
    for (let count = 0; count < MOST_NUMBER_BYTES; count++, place *= HIGH_BIT) {
      const byte = this.#bytes[this.#next++];
      if (byte === undefined) break;
      value += (byte % HIGH_BIT) * place;
      if (byte < HIGH_BIT) return value;
    }
    this.#isBroken = true;
    return 0;
  }

  text(): string {
    const length = this.#length();
    let value = "";
    for (let count = 0; count < length; count++) value += String.fromCharCode(this.number());
    return value;
  }

  large(): bigint {
    const length = this.#length();
    const from = this.#next;
    this.#next += length;
    return numberOfBytes(this.#bytes.slice(from, this.#next));
  }

  /** How many bytes or units follow: no more than there are bytes. */
  #length(): number {
    const length = this.number();
    if (length <= this.#bytes.length - this.#next) return length;
    this.#isBroken = true;
    return 0;
  }
}

/** The whole number that bytes are in the scale of 256, the highest first. */
export function numberOfBytes(bytes: readonly number[]): bigint {
  if (bytes.length === 0) return 0n;
  return BigInt(`0x${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
}

/** A whole number in the scale of 256, the highest byte first and not 0; no bytes for 0. */
export function bytesOfNumber(value: bigint): readonly number[] {
  if (value === 0n) return [];
  const digits = value.toString(16);
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Array.from({ length: whole.length / 2 }, (_, index) =>
    Number.parseInt(whole.slice(2 * index, 2 * index + 2), 16),
  );
}
