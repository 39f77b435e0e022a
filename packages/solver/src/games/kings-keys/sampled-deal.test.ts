import { type AnyGame, games, type kingsKeys, numberedDeal } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { Budget, DEFAULT_LIMITS } from "../../search/budget.js";
import { solve } from "../../solver.js";
import { Candidates } from "./candidates.js";
import { colourTables } from "./colour-tables.js";
import { visibleTable } from "./conversion.js";
import { SampledDeal } from "./sampled-deal.js";
import { exactSolver } from "./solver.js";

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const solver = exactSolver(game);
const choices = new Candidates();
const DEALS = 100;
const ALL_CHOICES = 1000;

describe("a sampled deal", () => {
  it("is won after some choice only when the solver wins it, and mostly then", () => {
    const counts = { won: 0, found: 0, lost: 0 };
    for (let number = 1; number <= DEALS; number++) {
      const state = game.setup(numberedDeal(game.pack, number), []) as kingsKeys.State;
      const table = visibleTable(game.view(state) as kingsKeys.View);
      const deal = new SampledDeal(colourTables(), table, state.draw, new Budget(DEFAULT_LIMITS));
      const found = choices.best(table, ALL_CHOICES).some((choice) => deal.canBeWonAfter(choice));
      const { verdict } = solve(game, solver, state, DEFAULT_LIMITS);
      if (verdict === "lost") expect([number, found]).toEqual([number, false]);
      counts[verdict === "won" ? "won" : "lost"]++;
      if (found) counts.found++;
    }
    expect(counts.lost).toBeGreaterThan(30);
    expect(counts.found).toBeGreaterThan(0.85 * counts.won);
  });
});
