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

/** Does a search to the end, and shows meanwhile how far it has come. */
export function watch<Result>(
  work: Generator<Progress, Result, void>,
  output?: ProgressOutput,
  now?: () => number,
): Result {
  return withProgress(work, inWords, output, now);
}

/** Does work to the end, and shows meanwhile how far it has come, in words. */
export function withProgress<Step, Result>(
  work: Generator<Step, Result, void>,
  describe: (step: Step) => string,
  output?: ProgressOutput,
  now?: () => number,
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

/**
 * A line that says on a terminal, now and then, how far work has come.
 * @param now the time, in milliseconds
 */
export function progressOn(output: ProgressOutput = process.stderr, now = () => performance.now()) {
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

function inWords({ nodes, states }: Progress): string {
  const reached = `${grouped.format(nodes)} nodes`;
  return states === undefined ? reached : `${reached}, ${grouped.format(states)} states`;
}
