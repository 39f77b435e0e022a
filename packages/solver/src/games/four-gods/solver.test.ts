import { numberedDeal } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { hardSet } from "../../../test/games/four-gods/card-sets.js";
import { VARIANTS } from "../../../test/games/four-gods/positions.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { solve } from "../../solver.js";
import { exactSolver } from "./solver.js";

const game = createFourGods(builtInCardSet);
const solver = exactSolver(game);

describe("the solver of the Four Gods", () => {
  it("gives the same answer and the same count every time", () => {
    for (const variant of VARIANTS) {
      const start = game.setup(numberedDeal(game.pack, 12), variant);
      const solution = solve(game, solver, start, DEFAULT_LIMITS);
      expect(solve(game, solver, start, DEFAULT_LIMITS)).toEqual(solution);
      expect(solution.verdict).toBe("won");
    }
  });

  it("proves crossed-paths deals lost, which the rescue or plain paths win", () => {
    for (const number of [150, 215]) {
      const verdicts = VARIANTS.map((variant) => {
        const start = game.setup(numberedDeal(game.pack, number), variant);
        return solve(game, solver, start, DEFAULT_LIMITS).verdict;
      });
      expect(verdicts).toEqual(["won", "won", "lost", "won"]);
    }
  });

  it("does not claim a loss when the budget was spent", () => {
    const start = game.setup(numberedDeal(game.pack, 150), ["crossed-paths"]);
    const solution = solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 100 });
    expect(solution).toMatchObject({ verdict: "unknown", stop: "nodes", nodes: 100, moves: [] });
  });

  it("solves an own card set by its own numbers", () => {
    const hard = createFourGods(hardSet(60));
    const start = hard.setup(numberedDeal(hard.pack, 1), []);
    expect(solve(hard, exactSolver(hard), start, DEFAULT_LIMITS).verdict).toBe("lost");
    expect(solve(game, solver, start, DEFAULT_LIMITS).verdict).toBe("won");
  });
});
