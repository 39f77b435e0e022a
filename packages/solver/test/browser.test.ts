import { games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { resultInEmptyContext } from "../../../testing/empty-context.js";

/** Solvers and players run where nothing of Node's is: bundled for browsers, in a context with the language alone. */

const SOLVE_AND_PLAY = `
  import { games, numberedDeal, seededRandom } from "@tetrarch/engine";
  import { DEFAULT_LIMITS, agentsOf, observe, runToEnd, solve } from "./index.js";
  result = games.map((game) => {
    const { solver, players } = agentsOf(game);
    const start = game.setup(numberedDeal(game.pack, 1), []);
    const { verdict } = solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 20000 });
    const moves = players.map((player) => runToEnd(player.advise(observe(game, start), seededRandom(1), 100)).move);
    return game.id + " " + verdict + " " + moves.map((move) => game.formatMove(move)).join(" ");
  });
`;

describe("in a browser's worker", () => {
  it("solvers and players of every game run", () => {
    const folder = new URL("../src", import.meta.url);
    const lines = resultInEmptyContext(SOLVE_AND_PLAY, folder) as readonly string[];
    expect(lines).toHaveLength(games.length);
    for (const line of lines) expect(line).toMatch(/^[a-z-]+ (won|lost|unknown)( \S+){3,4}$/);
  });
});
