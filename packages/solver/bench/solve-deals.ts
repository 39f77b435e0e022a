import { type AnyGame, numberedDeal } from "@tetrarch/engine";
import { DEFAULT_LIMITS } from "../src/search/limits.js";
import { type AnySolver, solve } from "../src/solver.js";

/** Solves the deals 1 to `deals` of a game, standard variant: how many were won and lost, and what they took. */
export function solveDeals(game: AnyGame, solver: AnySolver, deals: number, nodes: number) {
  const counts = { won: 0, lost: 0, unknown: 0 };
  let spent = 0;
  let states = 0;
  for (let number = 1; number <= deals; number++) {
    const start = game.setup(numberedDeal(game.pack, number), []);
    const solution = solve(game, solver, start, { ...DEFAULT_LIMITS, nodes });
    counts[solution.verdict]++;
    spent += solution.nodes;
    states += solution.states;
  }
  return { ...counts, spent, states };
}
