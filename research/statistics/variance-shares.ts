import { meanOf, sumOf } from "./mean-interval.js";

/** How much of the variance of a sum one of its parts accounts for. */
export interface Share {
  /** The part's covariance with the sum over the variance of the sum; those of all parts add up to 1. Below 0 for a part that evens out others. */
  readonly share: number;
  /** The standard error of `share`. */
  readonly error: number;
}

/**
 * The share of one part in the variance of a sum.
 * @param part of each trial the part
 * @param sum of each trial the sum, in the same order; not all of them the same
 */
export function varianceShare(part: readonly number[], sum: readonly number[]): Share {
  const [partMean, sumMean] = [meanOf(part), meanOf(sum)];
  const away = sum.map((each) => each - sumMean);
  const squares = sumOf(away.map((each) => each * each));
  const products = away.map((each, index) => each * ((part[index] as number) - partMean));
  const share = sumOf(products) / squares;
  // What one trial adds to a ratio of two sums, to first order.
  const pulls = products.map((each, index) => each - share * (away[index] as number) ** 2);
  const error = Math.sqrt(sumOf(pulls.map((each) => each * each))) / squares;
  return { share, error };
}
