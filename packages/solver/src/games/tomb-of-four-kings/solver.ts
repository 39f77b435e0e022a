import { depthFirst } from "../../search/depth-first.js";
import type { Solver } from "../../solver.js";
import { packedTomb } from "./packed.js";
import { SearchGame } from "./search.js";
import { engineMoves } from "./to-engine.js";
import type { TombGame, TombMove, TombState } from "./types.js";
import { UPPER_BOUND_BYTES, UpperBound } from "./upper-bound.js";

/**
 * The best possible result: won before not won, then most points. Half of the nodes are for the upper
 * bound, which the search is guided by; its moves count as nodes.
 */
export function exactSolver(game: TombGame): Solver<TombState, TombMove> {
  return {
    version: 1,
    hasPoints: true,
    *answer(state, limits) {
      const tomb = packedTomb(state);
      const half = Math.floor(limits.nodes / 2);
      const upperBound = new UpperBound(tomb.pack, half);
      const found = yield* depthFirst(new SearchGame(tomb, upperBound), {
        nodes: limits.nodes - half,
        memory: limits.memory - UPPER_BOUND_BYTES,
      });
      const { variation, stop, states } = found;
      const nodes = found.nodes + upperBound.played;
      return {
        variation: engineMoves(game, state, variation),
        proved: stop === undefined,
        nodes,
        states,
        stop,
      };
    },
  };
}
