import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import { depthFirst } from "../../search/depth-first.js";
import { answerOf, type Solver } from "../../solver.js";
import { CardNumbers } from "./card-numbers.js";
import { engineMoves } from "./conversion.js";
import { Packed } from "./packed.js";
import { SearchGame } from "./search.js";

/** The exact search: can the game be won from here, all cards and rolls known? */
export function exactSolver(game: FourGodsGame): Solver<fourGods.State, fourGods.Move> {
  const numbers = new CardNumbers(game.cards);
  return {
    version: 1,
    hasPoints: false,
    *answer(state, limits) {
      const packed = new Packed(numbers);
      packed.load(state);
      const found = yield* depthFirst(new SearchGame(packed), limits);
      packed.load(state);
      return answerOf(found.best === 1 ? engineMoves(game, state, packed, found.variation) : [], found);
    },
  };
}
