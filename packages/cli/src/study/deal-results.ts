import type { DealOutcome } from "@tetrarch/solver/studies";
import type { CondensedStudy } from "./condensed-study.js";

/** What one deal came to: a win or none, and the score where there is one. */
export interface DealResult {
  readonly isWon: boolean;
  readonly score: number | undefined;
}

/** What became of each deal of a study, by the deal's number. */
export interface DealResults {
  /** The numbers of its deals, rising. */
  numbers(): Iterable<number>;
  of(dealNumber: number): DealResult | undefined;
}

export function resultOf(outcome: DealOutcome): DealResult {
  const status = "verdict" in outcome ? outcome.verdict : outcome.status;
  const score = "verdict" in outcome ? outcome.best?.score : outcome.score;
  return { isWon: status === "won", score: score?.value };
}

/** Those of a condensed study. */
export function resultsOfCondensed({ first, outcomes, outcomeAt }: CondensedStudy): DealResults {
  const results = outcomes.map(resultOf);
  return {
    *numbers() {
      for (let place = 0; place < outcomeAt.length; place++) yield first + place;
    },
    of: (dealNumber) => results[outcomeAt[dealNumber - first] ?? -1],
  };
}

/** More deals than this are not kept one by one, for memory's sake: condensed, a study may have any number. */
const MOST_KEPT = 2_000_000;

/** Those of records, which come by rising deal number. */
export class CollectedResults implements DealResults {
  readonly #results = new Map<number, DealResult>();
  /** Equal results are kept once. */
  readonly #known = new Map<string, DealResult>();
  #isFull = false;

  add(dealNumber: number, outcome: DealOutcome): void {
    if (this.#isFull) return;
    if (this.#results.size === MOST_KEPT) {
      this.#isFull = true;
      this.#results.clear();
      return;
    }
    const result = resultOf(outcome);
    const key = `${result.isWon} ${result.score}`;
    if (!this.#known.has(key)) this.#known.set(key, result);
    this.#results.set(dealNumber, this.#known.get(key) ?? result);
  }

  numbers(): Iterable<number> {
    return this.#results.keys();
  }

  of(dealNumber: number): DealResult | undefined {
    return this.#results.get(dealNumber);
  }
}
