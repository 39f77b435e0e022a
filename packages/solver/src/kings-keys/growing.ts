import { type Spending, Spent } from "./spending.js";

const FIRST_LENGTH = 1 << 10;

/** A list of numbers in one flat array that doubles when it is full, its bytes counted. */
export class NumberList {
  length = 0;
  #numbers: Int32Array;
  readonly #spending: Spending;

  constructor(spending: Spending) {
    this.#spending = spending;
    this.#numbers = newArray(FIRST_LENGTH, spending);
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  set(index: number, value: number): void {
    this.#numbers[index] = value;
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) this.#grow();
    this.#numbers[this.length++] = value;
  }

  #grow(): void {
    const longer = newArray(this.#numbers.length * 2, this.#spending);
    longer.set(this.#numbers);
    this.#spending.giveBack(this.#numbers.byteLength);
    this.#numbers = longer;
  }
}

/** Numbers by key, keys and numbers both above 0, in one flat array with open addressing. */
export class NumberMap {
  size = 0;
  /** Key and number by turns; key 0 is an empty place. */
  #places: Int32Array;
  readonly #spending: Spending;

  constructor(spending: Spending) {
    this.#spending = spending;
    this.#places = newArray(FIRST_LENGTH * 2, spending);
  }

  /** The number of a key, 0 when it has none. */
  get(key: number): number {
    return this.#places[this.#placeOf(key) + 1] as number;
  }

  /** Gives a number to a key that has none. */
  add(key: number, value: number): void {
    const place = this.#placeOf(key);
    this.#places[place] = key;
    this.#places[place + 1] = value;
    if (++this.size * 8 > this.#places.length * 3) this.#grow();
  }

  /** Where the key is, or would be. */
  #placeOf(key: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    let place = (hashOf(key) << 1) & mask;
    while (places[place] !== 0 && places[place] !== key) place = (place + 2) & mask;
    return place;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = newArray(old.length * 2, this.#spending);
    for (let place = 0; place < old.length; place += 2) {
      const key = old[place] as number;
      if (key === 0) continue;
      const newPlace = this.#placeOf(key);
      this.#places[newPlace] = key;
      this.#places[newPlace + 1] = old[place + 1] as number;
    }
    this.#spending.giveBack(old.byteLength);
  }
}

function newArray(length: number, spending: Spending): Int32Array {
  spending.take(length * Int32Array.BYTES_PER_ELEMENT);
  try {
    return new Int32Array(length);
  } catch {
    throw new Spent("memory"); // The machine has less memory than the limit.
  }
}

/** The last steps of MurmurHash3. */
function hashOf(key: number): number {
  let hash = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
