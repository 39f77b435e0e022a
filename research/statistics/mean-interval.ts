import { Z } from "../../packages/solver/src/studies/wilson.js";

/** A mean with its 95 % interval, `mean` ± `margin`. */
export interface MeanInterval {
  readonly mean: number;
  readonly margin: number;
  /** The variance of the numbers themselves, as the sample tells it. */
  readonly variance: number;
}

/**
 * The mean of independent numbers, and how far it may be off: by the normal distribution, which holds for many of them.
 * @param numbers at least two
 */
export function meanInterval(numbers: readonly number[]): MeanInterval {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const variance = squares / (numbers.length - 1);
  return { mean, margin: Z * Math.sqrt(variance / numbers.length), variance };
}
