import { doubled } from "../structures/growable.js";
import type { Budget } from "./budget.js";

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
