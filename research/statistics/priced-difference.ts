import { meanInterval, meanOf, sumOf } from "./mean-interval.js";

/** What one deviation of a game was worth, as often as it was tried: a number for each pair of play-outs. */
export type Tries = readonly number[];

/** What playing otherwise is worth a game, with its 95 % interval: `difference` ± `margin`, in whatever the tries are counted in. */
export interface PricedDifference {
  readonly difference: number;
  readonly margin: number;
  /**
   * How much of the margin, squared, comes of the tries' own scatter, 0 to 1: this part falls with more tries, the rest only with
   * more games. NaN where a deviation was tried but once.
   */
  readonly scatter: number;
}

/**
 * The difference between two players by the prices of the choices in which they differ.
 *
 * The new player plays whole games. Wherever its choice is not the base player's, the hidden cards are dealt anew and the base
 * player plays on after either choice; the difference of the two results is a try. What all deviations of a game were worth, each
 * the mean of its tries, adds up to an estimate of (new − base) without bias: with Q the result to be expected when the base
 * player goes on after a move, and V when it makes that move itself, the steps V(next position) − V(position) of a game of the
 * new player's add up to its result − V(start), and the mean of a step is Q(its move) − V(position). Where both choose alike that
 * is 0 and costs no scatter, so that far fewer games are needed than to count wins.
 *
 * @param games of each game the deviations, of each of these the tries; at least two games, and no deviation without a try
 */
export function pricedDifference(games: readonly (readonly Tries[])[]): PricedDifference {
  const prices = games.map((deviations) => sumOf(deviations.map(meanOf)));
  const ofTries = sumOf(games.flatMap((deviations) => deviations.map(scatterOf))) / games.length;
  const { mean, margin, variance } = meanInterval(prices);
  return { difference: mean, margin, scatter: variance === 0 ? 0 : Math.min(1, ofTries / variance) };
}

/** The variance of the mean of these tries. */
function scatterOf(tries: Tries): number {
  return meanInterval(tries).variance / tries.length;
}
