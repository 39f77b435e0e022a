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
export type ResumableSearch<Result> = Generator<Progress, Result, void>;

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
 * Runs a search in turns with others on the same thread: after every slice `carryOn` is awaited, which may show the progress
 * and let waiting messages in. When it says false the work is given up, and the result is undefined.
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
