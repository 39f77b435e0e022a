import { hashOfWord } from "../structures/hash.js";
import type { Budget } from "./budget.js";

const FIRST_LENGTH = 1 << 11;

/** Numbers by key, keys and numbers both above 0, in one flat array with open addressing. */
export class NumberMap {
  size = 0;
  /** Key and number by turns; key 0 is an empty place. */
  #places: Int32Array;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#places = budget.numbers(FIRST_LENGTH);
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
