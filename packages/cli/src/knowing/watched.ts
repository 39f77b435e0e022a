import type { Thinking } from "@tetrarch/solver";

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
 * Thinks to the end, and shows meanwhile how far it has come.
 * @param now the time, in milliseconds
 */
export function watched<Result>(thinking: Thinking<Result>, watch: Watch, now: () => number): Result {
  let last = now();
  let shown = false;
  for (;;) {
    const step = thinking.next();
    if (step.done) {
      if (shown) watch.write(CLEAR_LINE);
      return step.value;
    }
    if (!watch.isTTY || now() - last < PAUSE) continue;
    const { nodes, states } = step.value;
    watch.write(`${CLEAR_LINE}${grouped.format(nodes)} nodes, ${grouped.format(states)} states …`);
    last = now();
    shown = true;
  }
}
