import { meanInterval, meanOf } from "../statistics/mean-interval.js";

/** What was told of a position, and what came of games that were played on from there. */
export interface PlayedOut {
  readonly predicted: number;
  readonly observed: number;
  /** How far `came` scatters around the true chance, squared: of n results with the variance v among them v / (n − 1). */
  readonly noise: number;
}

/** @param results of games played on, two at least: 1 or 0, those less the luck in them, or differences of such */
export function playedOut(predicted: number, results: readonly number[]): PlayedOut {
  const count = results.length;
  const observed = meanOf(results);
  const variance = meanOf(results.map((each) => (each - observed) ** 2));
  return { predicted, observed, noise: variance / (count - 1) };
}

export interface ErrorOfForecasts {
  /** The mean absolute difference from the share that was won. */
  readonly raw: number;
  /** The mean square error, without bias: what only the play-outs' noise adds to it is taken off, so it may be below 0. */
  readonly square: number;
  readonly margin: number;
  readonly bias: number;
  readonly biasMargin: number;
}

/**
 * How far forecasts are off. What came scatters around the true chance with a variance that the results tell without bias; taken off
 * the squared difference it leaves, on average, the square of the error. Of a mean absolute error nothing like it is known, but it is
 * never larger than the root of the mean square.
 */
export function errorOfForecasts(positions: readonly PlayedOut[]): ErrorOfForecasts {
  const differences = positions.map(({ predicted, observed }) => predicted - observed);
  const squares = positions.map(({ noise }, index) => (differences[index] as number) ** 2 - noise);
  const { mean: square, margin } = meanInterval(squares);
  const { mean: bias, margin: biasMargin } = meanInterval(differences);
  return { raw: meanInterval(differences.map(Math.abs)).mean, square, margin, bias, biasMargin };
}
