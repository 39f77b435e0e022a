import { expect } from "vitest";
import { tellChecks } from "./counts.js";
import { processorTime } from "./processor-time.js";

/** Longer than a processor may work on any one input. */
const MOST_MILLISECONDS = 5_000;

/** How the inputs of one fuzz test fared. */
export class Tally {
  accepted = 0;
  refused = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Runs one input and counts it: by what `run` says, accepted or not. */
  count(run: () => boolean): void {
    const start = processorTime();
    const accepted = run();
    const milliseconds = processorTime() - start;
    expect(milliseconds).toBeLessThan(MOST_MILLISECONDS);
    if (accepted) this.accepted++;
    else this.refused++;
  }

  /** Has the counts told, and sees that there were enough of both: a test that refuses or accepts all shows little. */
  finish(inputs: number): void {
    const { accepted, refused } = this;
    expect(accepted + refused).toBe(inputs);
    expect(accepted).toBeGreaterThan(inputs / 100);
    expect(refused).toBeGreaterThan(inputs / 10);
    // The tests of all games are told together.
    const kind = this.#name.replace(/ of .*/, "");
    tellChecks(accepted, `accepted ${kind}`);
    tellChecks(refused, `refused ${kind}`);
  }
}
