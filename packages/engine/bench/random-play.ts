import { numberedDeal } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";

/** Random games that move cards to and fro would never end: they are cut here. */
const MOST_PLIES = 2000;

/** Plays the deals 1 to `deals` at random and gives the number of plies: the same on every machine. */
export function playAtRandom(game: AnyGame, deals: number): number {
  let plies = 0;
  for (let number = 1; number <= deals; number++) {
    const random = seededRandom(number);
    let state = game.setup(numberedDeal(game.pack, number), []);
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      state = game.play(state, moves[random(moves.length)]).state;
      plies++;
    }
  }
  return plies;
}
