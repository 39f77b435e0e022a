import type { fourKingdoms } from "@tetrarch/engine";
import { depthFirst } from "../search/depth-first.js";
import type { Solver } from "../solver.js";
import { engineLine } from "./line.js";
import { searchable, settled } from "./search.js";

/** Won or lost, all cards known. */
export const exactSolver: Solver<fourKingdoms.State, fourKingdoms.Move> = {
  hasPoints: false,
  *answer(state, limits) {
    const { best, line, stop, nodes, states } = yield* depthFirst(searchable(settled(state)), limits);
    const won = best === 1;
    return { line: won ? engineLine(state, line) : [], proved: stop === undefined, nodes, states, stop };
  },
};
