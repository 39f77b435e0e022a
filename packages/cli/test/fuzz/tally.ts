import { expect } from "vitest";

/** Longer than any one input may take, on a machine busy with other things. */
const MOST_MILLISECONDS = 5_000;

/** How the inputs of one fuzz test fared. */
export class Tally {
  accepted = 0;
  refused = 0;
  slowest = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Runs one input and counts it: by what `run` says, accepted or not. */
  count(run: () => boolean): void {
    const start = performance.now();
    const accepted = run();
    const milliseconds = performance.now() - start;
    this.slowest = Math.max(this.slowest, milliseconds);
    expect(milliseconds).toBeLessThan(MOST_MILLISECONDS);
    if (accepted) this.accepted++;
    else this.refused++;
  }

  /** Prints the counts, and sees that there were enough of both: a test that refuses or accepts all shows little. */
  finish(inputs: number): void {
    const { accepted, refused, slowest } = this;
    console.log(
      `${this.#name}: ${accepted + refused} inputs, ${accepted} accepted, ${refused} refused, slowest ${slowest.toFixed(0)} ms`,
    );
    expect(accepted + refused).toBe(inputs);
    expect(accepted).toBeGreaterThan(inputs / 100);
    expect(refused).toBeGreaterThan(inputs / 10);
  }
}
