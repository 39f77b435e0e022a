/** How far work has come. */
interface Progress {
  /** Positions reached, each as often as it was. */
  readonly nodes: number;
  /** Positions stored, by work that stores them. */
  readonly states?: number;
}

/** Where it is shown how far a search has come: nowhere but on a terminal. */
export interface Watch {
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
export function watched<Result>(
  work: Generator<Progress, Result, void>,
  watch: Watch,
  now: () => number,
): Result;
/** @param told how far it has come, in words */
export function watched<Step, Result>(
  work: Generator<Step, Result, void>,
  watch: Watch,
  now: () => number,
  told: (step: Step) => string,
): Result;
export function watched<Result>(
  work: Generator<Progress, Result, void>,
  watch: Watch,
  now: () => number,
  told = inWords,
): Result {
  let last = now();
  let shown = false;
  for (;;) {
    const step = work.next();
    if (step.done) {
      if (shown) watch.write(CLEAR_LINE);
      return step.value;
    }
    if (!watch.isTTY || now() - last < PAUSE) continue;
    watch.write(`${CLEAR_LINE}${told(step.value)} …`);
    last = now();
    shown = true;
  }
}

function inWords({ nodes, states }: Progress): string {
  const reached = `${grouped.format(nodes)} nodes`;
  return states === undefined ? reached : `${reached}, ${grouped.format(states)} states`;
}
