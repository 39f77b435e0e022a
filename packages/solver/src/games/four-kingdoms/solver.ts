import type { fourKingdoms } from "@tetrarch/engine";
import { depthFirst } from "../../search/depth-first.js";
import type { Solver } from "../../solver.js";
import { searchGame, searchStart } from "./search.js";
import { engineMoves } from "./to-engine.js";

/** Won or lost, all cards known. */
export const exactSolver: Solver<fourKingdoms.State, fourKingdoms.Move> = {
  version: 1,
  hasPoints: false,
  *answer(state, limits) {
    const { best, variation, stop, nodes, states } = yield* depthFirst(
      searchGame(searchStart(state)),
      limits,
    );
    const won = best === 1;
    return {
      variation: won ? engineMoves(state, variation) : [],
      proved: stop === undefined,
      nodes,
      states,
      stop,
    };
  },
};
