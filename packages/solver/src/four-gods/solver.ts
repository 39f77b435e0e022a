import type { FourGodsGame, fourGods } from "@tetrarch/engine";
import { depthFirst } from "../search/depth-first.js";
import type { Solver } from "../solver.js";
import { engineLine } from "./line.js";
import { Numbers } from "./numbers.js";
import { Packed } from "./packed.js";
import { Thoughtful } from "./thoughtful.js";

/** The exact search: can the game be won from here, all cards and rolls known? */
export function exactSolver(game: FourGodsGame): Solver<fourGods.State, fourGods.Move> {
  const numbers = new Numbers(game.cards);
  return {
    hasPoints: false,
    *answer(state, limits) {
      const packed = new Packed(numbers);
      packed.load(state);
      const { best, line, stop, nodes, states } = yield* depthFirst(new Thoughtful(packed), limits);
      packed.load(state);
      return {
        line: best > 0 ? engineLine(game, state, packed, line) : [],
        proved: stop === undefined,
        nodes,
        states,
        stop,
      };
    },
  };
}
