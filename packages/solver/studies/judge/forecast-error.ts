import { meanInterval } from "../../src/statistics/mean-interval.js";

/** What was told of a position, and how many games of so many were won from there. */
export interface PlayedOut {
  readonly told: number;
  readonly won: number;
  /** Two at least. */
  readonly playouts: number;
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
 * How far forecasts are off. A share of n games scatters around the true chance with a variance that share × (1 − share) / (n − 1) tells
 * without bias, whatever the chance is; taken off the squared difference it leaves, on average, the square of the error. Of a mean
 * absolute error nothing like it is known, but it is never larger than the root of the mean square.
 */
export function errorOfForecasts(positions: readonly PlayedOut[]): ErrorOfForecasts {
  const differences = positions.map(({ told, won, playouts }) => told - won / playouts);
  const squares = positions.map(({ won, playouts }, index) => {
    const share = won / playouts;
    return (differences[index] as number) ** 2 - (share * (1 - share)) / (playouts - 1);
  });
  const { mean: square, margin } = meanInterval(squares);
  const { mean: bias, margin: biasMargin } = meanInterval(differences);
  return { raw: meanInterval(differences.map(Math.abs)).mean, square, margin, bias, biasMargin };
}
