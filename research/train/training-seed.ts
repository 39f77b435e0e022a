/** Games a round at most. */
const MOST_GAMES = 100_000;
const MOST_SEED = 0x7fff_ffff;

/**
 * The seed of one game of a training. Numbered deals come from seeds above 0, and these are below 0: no deal that has a
 * number is ever trained on.
 * @param game a whole number from 0; −1 for the round's own chance
 */
export function trainingSeed(training: number, round: number, game: number): number {
  const number = (training * 10_007 + round) * (MOST_GAMES + 1) + game + 1;
  return -1 - (number % MOST_SEED);
}
