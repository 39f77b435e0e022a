import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { createFourGods } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { builtInWithLayout, randomLayoutSet } from "../../../../../testing/random-layouts.js";
import { playingOut } from "../../players/play-out.js";
import { agentsOf, moveEvaluatorOf, referencePlayerOf } from "../../registry.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { runToEnd } from "../../search/resumable-search.js";
import { solve } from "../../solver.js";

const nameOf = ({ name }: { readonly name: string }) => name;

describe("solver and players in other layouts", () => {
  it("FG-22: the learnt player plays where it was trained, elsewhere the sampler is the strongest", () => {
    const trained = createFourGods(builtInWithLayout({ rescues: 1 })) as AnyGame;
    expect(agentsOf(trained).players.map(nameOf)).toEqual(["random", "greedy", "sampler", "evaluator"]);
    expect(referencePlayerOf(trained).name).toBe("evaluator");
    for (const layout of [{ party: 3 }, { rescues: 2 }, { crossings: [{ row: 2, paths: [1, 2] }] }]) {
      const other = createFourGods(builtInWithLayout(layout)) as AnyGame;
      const { players, untrained } = agentsOf(other);
      expect(players.map(nameOf)).toEqual(["random", "greedy", "sampler"]);
      expect(untrained?.evaluator).toContain("trained on the standard layout");
      expect([referencePlayerOf(other).name, moveEvaluatorOf(other).player]).toEqual(["greedy", "greedy"]);
    }
  });

  it("FG-22: solver, players and evaluation take every layout to its end", () => {
    const LAYOUTS = countOf(400, 4);
    const verdicts = { won: 0, lost: 0, unknown: 0 };
    let games = 0;
    for (let number = 1; number <= LAYOUTS; number++) {
      const game = createFourGods(
        randomLayoutSet(seededRandom(number), number % 2 === 0 ? 5 : undefined),
      ) as AnyGame;
      const start = game.setup(numberedDeal(game.pack, number), []);
      const { solver, players, evaluation } = agentsOf(game);
      // A win is replayed through the engine before it is told.
      verdicts[solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 20_000 }).verdict]++;
      for (const player of players) {
        const { outcome } = runToEnd(playingOut(game, start, player, seededRandom(number), 200));
        expect(["won", "lost"]).toContain(outcome.status);
        games++;
      }
      const win = evaluation?.worth(game.view(start)).win ?? -1;
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      const legal = game.legalMoves(start);
      const evaluated = runToEnd(moveEvaluatorOf(game).evaluatingMoves(game.view(start), legal, -1, 0));
      expect(evaluated).toHaveLength(legal.length);
    }
    expect(verdicts.won).toBeGreaterThan(LAYOUTS / 3);
    tellChecks(games, "games of fair players in random layouts");
  });
});
