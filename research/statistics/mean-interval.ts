import { Z } from "../../packages/solver/src/studies/wilson.js";

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

export function meanOf(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length;
}

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
  const mean = meanOf(numbers);
  const squares = sumOf(numbers.map((each) => (each - mean) ** 2));
  const variance = squares / (numbers.length - 1);
  return { mean, margin: Z * Math.sqrt(variance / numbers.length), variance };
}
