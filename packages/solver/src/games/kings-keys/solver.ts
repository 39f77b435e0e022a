import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import { BudgetSpent } from "../../search/budget.js";
import type { Stop } from "../../search/limits.js";
import type { Solver } from "../../solver.js";
import { KeysSearch } from "./search.js";

export function exactSolver(game: AnyGame): Solver<kingsKeys.State, kingsKeys.Move> {
  return {
    version: 1,
    hasPoints: true,
    *answer(state, limits) {
      const search = new KeysSearch(state, limits);
      let stop: Stop | undefined;
      try {
        yield* search.run();
      } catch (error) {
        if (!(error instanceof BudgetSpent)) throw error;
        stop = error.stop;
      }
      return search.answer(game, stop);
    },
  };
}
