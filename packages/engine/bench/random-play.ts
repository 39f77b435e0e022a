import { numberedDeal } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";

/** Random games that move cards to and fro would never end: they are cut here. */
const MOST_PLIES = 2000;

/** The starting positions of the deals 1 to `deals`. */
export function startingPositions(game: AnyGame, deals: number): readonly unknown[] {
  return Array.from({ length: deals }, (_, index) => game.setup(numberedDeal(game.pack, index + 1), []));
}

/** Plays each position at random to its end and gives the number of plies: the same on every machine. */
export function playAtRandom(game: AnyGame, starts: readonly unknown[]): number {
  const random = seededRandom(1);
  let plies = 0;
  for (const start of starts) {
    let state = start;
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      state = game.play(state, moves[random(moves.length)]).state;
      plies++;
    }
  }
  return plies;
}
