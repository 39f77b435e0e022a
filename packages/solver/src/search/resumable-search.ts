import { BudgetSpent, type Stop } from "./budget.js";

export interface Progress {
  readonly nodes: number;
  /** Positions stored. */
  readonly states: number;
}

/**
 * A resumable search: it yields every few thousand nodes, and is cancelled by not being resumed. When `BudgetSpent` is thrown
 * into it, it ends with what it has, or throws it on.
 */
export type ResumableSearch<Result> = Generator<Progress, Result, void>;

/** Yields progress. Returns why the search must end with what it has; undefined when it may go on. */
export function* yieldProgress(progress: Progress): ResumableSearch<Stop | undefined> {
  try {
    yield progress;
    return undefined;
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return error.stop;
  }
}

/** How many nodes may pass between two yields: a few milliseconds' worth. */
export const NODES_A_SLICE = 8192;

/** Runs a search, or other work in steps, to its end without a break. */
export function runToEnd<Result>(running: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a search in slices; after each, `carryOn` may show the progress and let waiting messages in.
 * When that returns false the search is given up, and the result is undefined.
 */
export async function runInTurns<Result>(
  running: ResumableSearch<Result>,
  carryOn: (progress: Progress) => Promise<boolean>,
): Promise<Result | undefined> {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
    if (!(await carryOn(step.value))) return undefined;
  }
}

/** A result that took no search worth watching. */
export function* atOnce<Result>(result: Result): ResumableSearch<Result> {
  yield { nodes: 0, states: 0 };
  return result;
}
