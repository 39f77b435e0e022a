import type { Limits, Stop } from "../search/limits.js";

/** Thrown in the depth of a search whose budget is spent; the solver catches it and gives what it has. */
export class Spent extends Error {
  readonly stop: Stop;

  constructor(stop: Stop) {
    super(`out of ${stop}`);
    this.stop = stop;
  }
}

/** What the parts of one search have spent together. */
export class Spending {
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
    if (this.nodes >= this.#limits.nodes) throw new Spent("nodes");
    this.nodes++;
  }

  /** Counts bytes about to be taken, or stops the search when they would be too many. */
  take(bytes: number): void {
    if (bytes > this.room) throw new Spent("memory");
    this.#bytes += bytes;
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }
}
