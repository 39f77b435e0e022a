/** How far work has come. */
interface Progress {
  /** Positions reached, counted at each visit. */
  readonly nodes: number;
  /** Positions stored, by work that stores them. */
  readonly states?: number;
}

/** Where it is shown how far a search has come: nowhere but on a terminal. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Short thoughts show nothing, and long ones change now and then; in milliseconds. */
const PAUSE = 500;
const CLEAR_LINE = "\r\u001B[K";
const grouped = new Intl.NumberFormat("en");

/**
 * Does work to the end, and shows meanwhile how far it has come.
 * @param now the time, in milliseconds
 */
export function withProgress<Result>(
  work: Generator<Progress, Result, void>,
  output: ProgressOutput,
  now: () => number,
): Result;
/** @param told how far it has come, in words */
export function withProgress<Step, Result>(
  work: Generator<Step, Result, void>,
  output: ProgressOutput,
  now: () => number,
  describe: (step: Step) => string,
): Result;
export function withProgress<Result>(
  work: Generator<Progress, Result, void>,
  output: ProgressOutput,
  now: () => number,
  describe = inWords,
): Result {
  const progress = progressOn(output, now);
  for (;;) {
    const step = work.next();
    if (step.done) {
      progress.clear();
      return step.value;
    }
    progress.show(() => describe(step.value));
  }
}

/** A line that says on a terminal, now and then, how far work has come. */
export function progressOn(output: ProgressOutput, now: () => number) {
  let last = now();
  let isShown = false;
  return {
    show(describe: () => string): void {
      if (!output.isTTY || now() - last < PAUSE) return;
      output.write(`${CLEAR_LINE}${describe()} …`);
      last = now();
      isShown = true;
    },
    clear(): void {
      if (isShown) output.write(CLEAR_LINE);
    },
  };
}

/** Does work to the end, and shows on this process's terminal how far it has come. */
export function watch<Result>(work: Generator<Progress, Result, void>): Result {
  return withProgress(work, process.stderr, () => performance.now());
}

function inWords({ nodes, states }: Progress): string {
  const reached = `${grouped.format(nodes)} nodes`;
  return states === undefined ? reached : `${reached}, ${grouped.format(states)} states`;
}
