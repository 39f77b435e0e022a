import { type AnyGame, games, numberedDeal } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { solve, solving } from "../../solver.js";
import { exactSolver } from "./solver.js";

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const solver = exactSolver(game);

function deal(number: number): unknown {
  return game.setup(numberedDeal(game.pack, number), []);
}

describe("the solver", () => {
  it("spends no more than it may, and then claims nothing false", () => {
    let unknown = 0;
    for (let number = 1; number <= 40; number++) {
      const whole = solve(game, solver, deal(number), DEFAULT_LIMITS);
      for (const nodes of [0, 1, 30, 300, 3000]) {
        const part = solve(game, solver, deal(number), { ...DEFAULT_LIMITS, nodes });
        expect(part.nodes).toBeLessThanOrEqual(nodes);
        if (part.verdict === "unknown") unknown++;
        else expect(part.verdict).toBe(whole.verdict);
        expect(part.best?.exact).toBe(part.stop === undefined);
        expect(part.stop).toBe(whole.nodes > nodes ? "nodes" : undefined);
      }
    }
    expect(unknown).toBeGreaterThan(20);
  });

  it("says so when its memory does not suffice", () => {
    const solution = solve(game, solver, deal(1), { nodes: 1_000_000, memory: 2 ** 16 });
    expect(solution).toMatchObject({ verdict: "unknown", stop: "memory", best: { exact: false } });
  });

  it("answers the same question in the same way", () => {
    for (let number = 1; number <= 20; number++) {
      const once = solve(game, solver, deal(number), DEFAULT_LIMITS);
      expect(solve(game, solver, deal(number), DEFAULT_LIMITS)).toEqual(once);
    }
  });

  it("leaves the thread now and then", () => {
    let slices = 0;
    let last = 0;
    for (let number = 1; number <= 40; number++) {
      const thinking = solving(game, solver, deal(number), DEFAULT_LIMITS);
      last = 0;
      for (let step = thinking.next(); !step.done; step = thinking.next()) {
        expect(step.value.nodes).toBeGreaterThanOrEqual(last);
        last = step.value.nodes;
        slices++;
      }
    }
    expect(slices).toBeGreaterThan(5);
  });
});
