import { allocated } from "../structures/growable.js";
import type { Limits, Stop } from "./limits.js";

/** Thrown in the depth of a search whose budget is spent; the solver catches it and gives what it has. */
export class BudgetSpent extends Error {
  readonly stop: Stop;

  constructor(stop: Stop) {
    super(`out of ${stop}`);
    this.stop = stop;
  }
}

/** What the parts of one search may spend together, and have spent. */
export class Budget {
  /** Positions reached by a move, each as often as it was. */
  nodes = 0;
  /** Positions stored. */
  states = 0;
  #bytes = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Bytes that may be taken still. */
  get room(): number {
    return this.#limits.memory - this.#bytes;
  }

  /** Counts a node, or stops the search when it would be one too many. */
  node(): void {
    if (this.nodes >= this.#limits.nodes) throw new BudgetSpent("nodes");
    this.nodes++;
  }

  /** Counts bytes about to be taken, or stops the search when they would be too many. */
  take(bytes: number): void {
    if (bytes > this.room) throw new BudgetSpent("memory");
    this.#bytes += bytes;
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }

  /** Takes the bytes of what `make` makes; stops the search also when the machine has less memory than the limit. */
  made<Made>(bytes: number, make: () => Made): Made {
    this.take(bytes);
    const made = allocated(make);
    if (made === undefined) throw new BudgetSpent("memory");
    return made;
  }

  /** An array of so many zeros, its bytes taken. */
  numbers(length: number): Int32Array {
    return this.made(length * Int32Array.BYTES_PER_ELEMENT, () => new Int32Array(length));
  }
}
