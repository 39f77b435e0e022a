/** The most bytes of an exact whole number, seven bits in each. */
const MOST_NUMBER_BYTES = 7;
const HIGH_BIT = 0x80;

export class ByteWriter {
  readonly #bytes: number[] = [];

  get bytes(): readonly number[] {
    return this.#bytes;
  }

  /** A whole number from 0 to 2^49 − 1: seven bits a byte, lowest first; all bytes but the last have the high bit set. */
  number(value: number): void {
    let left = value;
    for (; left >= HIGH_BIT; left = Math.floor(left / HIGH_BIT))
      this.#bytes.push((left % HIGH_BIT) + HIGH_BIT);
    this.#bytes.push(left);
  }

  /** The number of a text's UTF-16 units, then each unit as a number. */
  text(value: string): void {
    this.number(value.length);
    for (let index = 0; index < value.length; index++) this.number(value.charCodeAt(index));
  }

  /** A whole number of any size from 0: the number of its bytes, then these, highest first; none for 0. */
  large(value: bigint): void {
    const bytes = bytesOfNumber(value);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }
}

/** Reads what {@link ByteWriter} has written. After missing or wrong bytes it reads 0 or an empty text, and `isBroken` is true. */
export class ByteReader {
  readonly #bytes: readonly number[];
  #next = 0;
  #isBroken = false;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  /** Whether bytes were missing or wrong. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

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

  /** The number of bytes or units that follow, at most the bytes left. */
  #length(): number {
    const length = this.number();
    if (length <= this.#bytes.length - this.#next) return length;
    this.#isBroken = true;
    return 0;
  }
}

/** The whole number of bytes in base 256, highest first. */
export function numberOfBytes(bytes: readonly number[]): bigint {
  if (bytes.length === 0) return 0n;
  return BigInt(`0x${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
}

/** A whole number in base 256, highest byte first and not 0; no bytes for 0. */
export function bytesOfNumber(value: bigint): readonly number[] {
  if (value === 0n) return [];
  const digits = value.toString(16);
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Array.from({ length: whole.length / 2 }, (_, index) =>
    Number.parseInt(whole.slice(2 * index, 2 * index + 2), 16),
  );
}
