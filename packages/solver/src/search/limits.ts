/** What a search may spend. Budgets are counts, so that results repeat; clocks only stop a person from waiting. */
export interface Limits {
  /** The most positions it may reach by a move, each counted as often as it is reached. */
  readonly nodes: number;
  /** The most bytes its tables may take. */
  readonly memory: number;
}

export const DEFAULT_LIMITS: Limits = { nodes: 10_000_000, memory: 2 ** 30 };

/** Why a search ended before it was complete. */
export type Stop = "nodes" | "memory";

/** How far a search has come. */
export interface Progress {
  readonly nodes: number;
  /** Positions stored. */
  readonly states: number;
}

/**
 * Work that can be watched and given up: it yields every few thousand nodes, and is cancelled by not being resumed.
 * It needs nothing of its surroundings, so it runs in a browser's worker as well as in Node.
 */
export type Thinking<Result> = Generator<Progress, Result, void>;

/** How many nodes may pass between two yields: a few milliseconds' worth. */
export const NODES_A_SLICE = 8192;

/** Thinks to the end without a break. */
export function think<Result>(thinking: Thinking<Result>): Result {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/**
 * Thinks in turns with others on the same thread: after every slice `carryOn` is awaited, which may show the progress
 * and let waiting messages in. When it says false the work is given up, and the result is undefined.
 */
export async function thinkInTurns<Result>(
  thinking: Thinking<Result>,
  carryOn: (progress: Progress) => Promise<boolean>,
): Promise<Result | undefined> {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (!(await carryOn(step.value))) return undefined;
  }
}

/** A result that needed no thought worth watching. */
export function* atOnce<Result>(result: Result): Thinking<Result> {
  yield { nodes: 0, states: 0 };
  return result;
}
