/** What a search may spend. Budgets are counts, so that results repeat; clocks only stop a person from waiting. */
export interface Limits {
  /** The most positions it may reach by a move, each counted as often as it is reached. */
  readonly nodes: number;
  /** The most bytes its tables may take. */
  readonly memory: number;
}

export const DEFAULT_LIMITS: Limits = { nodes: 10_000_000, memory: 2 ** 30 };
/** What page and terminal spend on the deal of a game that was played: a phone has to bear it. */
export const DEAL_LIMITS: Limits = { nodes: 5_000_000, memory: 2 ** 28 };

/** Why a search ended before it was complete. Time is a matter of who runs it: see `ResumableSearch`. */
export type Stop = "nodes" | "memory" | "time";

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

  /** An array of `length` zeros, its bytes taken. */
  numbers(length: number): Int32Array {
    return this.made(length * Int32Array.BYTES_PER_ELEMENT, () => new Int32Array(length));
  }
}

/** What `make` makes; undefined when the machine has less memory than that takes, whatever the limits allow. */
export function allocated<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function doubled(numbers: Int32Array): Int32Array;
export function doubled(numbers: Int32Array | Uint8Array): Int32Array | Uint8Array;
/** The same numbers in an array twice as long, zeros behind them. */
export function doubled(numbers: Int32Array | Uint8Array): Int32Array | Uint8Array {
  const length = numbers.length * 2;
  const longer = numbers instanceof Int32Array ? new Int32Array(length) : new Uint8Array(length);
  longer.set(numbers);
  return longer;
}
