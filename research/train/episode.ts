import type { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import type { Samples } from "./samples.js";

const NOT_KEPT = -1;

/**
 * The positions of one game as it is played, each of them a position that awaits chance; at its end they become samples by
 * TD(λ) (Sutton, 1988).
 *
 * The target of a position is what was expected of it, the mean over all that chance may bring where that was taken, and λ
 * times what the game then showed to be wrong with it further on: G(t) = expected(t) + λ (G(t+1) − judged(t+1)). Without a
 * mean, what came stands for it: G(t) = judged(t+1) + λ (G(t+1) − judged(t+1)). With exact means luck cancels out.
 */
export class Episode {
  readonly #samples: Samples;
  readonly #outputs: number;
  readonly #numbers: number[] = [];
  readonly #expected: number[] = [];
  readonly #judged: number[] = [];
  /** Whether a random move follows the step, so that later positions teach it nothing. */
  readonly #cut: boolean[] = [];

  constructor(samples: Samples) {
    this.#samples = samples;
    this.#outputs = samples.outputs;
  }

  /**
   * A position that awaits chance.
   * @param inputs undefined for a position that is not learnt from
   * @param expected its mean over chance; when undefined the values of the next `judged` stand for it
   */
  awaits(inputs: Inputs | undefined, expected: readonly number[] | undefined): void {
    this.#numbers.push(inputs ? this.#samples.add(inputs) : NOT_KEPT);
    for (let output = 0; output < this.#outputs; output++) {
      this.#expected.push(expected?.[output] ?? Number.NaN);
    }
    this.#cut.push(false);
  }

  /** Adds the values after chance; at the end of a game the result. */
  judged(values: readonly number[]): void {
    this.#judged.push(...values);
  }

  /** Marks that a random move follows. */
  cut(): void {
    if (this.#cut.length > 0) this.#cut[this.#cut.length - 1] = true;
  }

  /**
   * The game is over: sets the targets of its positions.
   * @param result where it may differ from what was judged last: a roll of the die may have followed
   */
  end(lambda: number, result?: readonly number[]): void {
    const outputs = this.#outputs;
    const { targets } = this.#samples;
    for (let output = 0; output < outputs; output++) {
      const last = this.#judged[(this.#numbers.length - 1) * outputs + output] ?? 0;
      let wrong = (result?.[output] ?? last) - last; // G(t+1) − judged(t+1)
      for (let step = this.#numbers.length - 1; step >= 0; step--) {
        const at = step * outputs + output;
        const observed = this.#judged[at] as number;
        const expected = this.#expected[at] as number;
        const target =
          (Number.isNaN(expected) ? observed : expected) + (this.#cut[step] ? 0 : lambda * wrong);
        const number = this.#numbers[step] as number;
        if (number !== NOT_KEPT) targets[number * outputs + output] = target;
        const before = step > 0 ? (this.#judged[at - outputs] as number) : 0;
        wrong = target - before;
      }
    }
    for (const list of [this.#numbers, this.#expected, this.#judged, this.#cut]) list.length = 0;
  }
}
