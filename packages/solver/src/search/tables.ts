import { type Budget, doubled } from "./budget.js";

/** The hash of the first `count` words: each is mixed in by the steps of MurmurHash3. Unsigned, 32 bits. */
export function hashOfWords(words: Uint32Array, count: number): number {
  let hash = 0;
  for (let word = 0; word < count; word++) {
    let mixed = Math.imul(words[word] as number, 0xcc9e2d51);
    mixed = (mixed << 15) | (mixed >>> 17);
    hash ^= Math.imul(mixed, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  return hashOfWord(hash) >>> 0;
}

/** The last steps of MurmurHash3, after which every bit depends on all bits of the word. Signed, 32 bits. */
function hashOfWord(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const FIRST_LENGTH = 1 << 10;

/** A list of numbers in one flat array that doubles when it is full, its bytes taken from a budget. */
export class NumberList {
  length = 0;
  #numbers: Int32Array;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#numbers = budget.numbers(FIRST_LENGTH);
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

  /** While the numbers are copied both arrays are there. */
  #grow(): void {
    const old = this.#numbers;
    this.#numbers = this.#budget.made(old.byteLength * 2, () => doubled(old));
    this.#budget.giveBack(old.byteLength);
  }
}

const FIRST_PLACES = 1 << 11;

/** Numbers by key, keys and numbers both above 0, in one flat array with open addressing. */
export class NumberMap {
  size = 0;
  /** Key and number by turns; key 0 is an empty place. */
  #places: Int32Array;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#places = budget.numbers(FIRST_PLACES);
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
    let place = (hashOfWord(key) << 1) & mask;
    while (places[place] !== 0 && places[place] !== key) place = (place + 2) & mask;
    return place;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = this.#budget.numbers(old.length * 2);
    for (let place = 0; place < old.length; place += 2) {
      const key = old[place] as number;
      if (key === 0) continue;
      const newPlace = this.#placeOf(key);
      this.#places[newPlace] = key;
      this.#places[newPlace + 1] = old[place + 1] as number;
    }
    this.#budget.giveBack(old.byteLength);
  }
}

/** How many bits of a 32-bit word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the highest bit of a 32-bit word that is set, 0 to 31; −1 when none is. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** The place of the lowest bit of a 32-bit word that is set, 0 to 31; −1 when none is. */
export function lowestBit(word: number): number {
  return highestBit(word & -word);
}
