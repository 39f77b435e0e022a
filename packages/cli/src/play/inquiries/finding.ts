/** What a solver found out about a game, in words. */
export interface Finding {
  readonly paragraphs: readonly string[];
  /** The moves from the deal on that win, or bring the best result; undefined where none are known. */
  readonly way?: readonly string[];
  /** The moves that a hint advises, one after the other; none from other searches. */
  readonly ahead?: readonly string[];
}

/** A search for a finding. Each step takes some milliseconds and says how far the search has come. */
export type Search = Generator<string, Finding, void>;

/** A search of which something else is said at each step. */
export function* described<Step, Result, Said>(
  search: Generator<Step, Result, void>,
  describe: (step: Step) => Said,
): Generator<Said, Result, void> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    yield describe(step.value);
  }
}
