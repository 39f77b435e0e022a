import type { AnyGame, Outcome } from "@tetrarch/engine";
import { naiveSearch, winOnly } from "../src/win-puzzle.js";

/** The same from one position. */
export function naiveBest(
  game: AnyGame,
  start: unknown,
  worth: (outcome: Outcome) => number,
  most: number,
  mostStates?: number,
): number | undefined {
  return naiveSearch(game, [start], worth, most, mostStates)?.best;
}

/** For games that are only won or lost. */
export function naiveWins(game: AnyGame, start: unknown, mostStates?: number): boolean | undefined {
  const best = naiveBest(game, start, winOnly, 1, mostStates);
  return best === undefined ? undefined : best === 1;
}
