import { type AnyGame, games, legalWords, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { after, startOf } from "../../../testing/sessions.js";
import { analysing } from "../src/analysis/analysing.js";
import { defaultManifest } from "../src/default-game/manifest.js";
import { greedyPlayer } from "../src/default-game/players.js";
import { measuringEase } from "../src/difficulty.js";
import { playingOut } from "../src/players/play-out.js";
import { observe } from "../src/players/player.js";
import { agentsOf } from "../src/registry.js";
import { DEFAULT_LIMITS } from "../src/search/budget.js";
import { runToEnd } from "../src/search/resumable-search.js";
import { solve } from "../src/solver.js";

/** What a game has that the registry does not list: tried on the games that have better. */

/** The positions of a game played out by the greedy player of the rules alone. */
function gameOf(game: AnyGame, deal: number): readonly unknown[] {
  const greedy = defaultManifest.agentsOf(game).players[0];
  let state = game.setup(numberedDeal(game.pack, deal), []);
  const states = [state];
  if (!greedy) return states;
  const { words } = runToEnd(playingOut(game, state, greedy, seededRandom(deal), 0));
  for (const word of words) {
    state = game.play(state, game.parseMove(word)).state;
    states.push(state);
  }
  return states;
}

describe.each(games.map((game) => [game.id, game] as const))("by the rules alone, %s", (_, game) => {
  const { solver, players } = defaultManifest.agentsOf(game);
  const states = gameOf(game, 1);

  it("is solved as by its own solver, wherever both come to an end", () => {
    const limits = { ...DEFAULT_LIMITS, nodes: 20_000 };
    const agreed = new Set<string>();
    for (const state of states.slice(-6)) {
      const { verdict } = solve(game, solver, state, limits);
      const own = solve(game, agentsOf(game).solver, state, limits).verdict;
      if (verdict !== "unknown" && own !== "unknown") expect(verdict).toBe(own);
      agreed.add(verdict);
    }
    expect(agreed.has("won") || agreed.has("lost")).toBe(true);
  });

  it("is searched within its limits", () => {
    const [start] = states;
    const short = solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 5 });
    expect(short).toMatchObject({ verdict: "unknown", nodes: 5, stop: "nodes" });
    expect(solve(game, solver, start, { nodes: 100, memory: 1000 }).stop).toBe("memory");
  });

  it.each(players.map((player) => [player.name, player] as const))("is played fairly by %s", (_, player) => {
    const state = states[Math.floor(states.length / 2)];
    const again = game.sample(game.view(state), seededRandom(7));
    const moveIn = (position: unknown) =>
      runToEnd(player.advise(observe(game, position), seededRandom(3), 200)).move;
    expect(moveIn(again)).toEqual(moveIn(state));
  });
});

it("a game without scores is played to its end and its ease measured", () => {
  const napoleon = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
  const score = { value: 0, max: 0, text: "" };
  const game: AnyGame = { ...napoleon, outcome: (state) => ({ ...napoleon.outcome(state), score }) };
  const start = game.setup(numberedDeal(game.pack, 1), []);
  const greedy = greedyPlayer(game);
  const { move } = runToEnd(greedy.advise(observe(game, start), seededRandom(1), 0));
  expect(game.legalMoves(start)).toContainEqual(move);
  const lost: AnyGame = { ...game, legalMoves: () => [], outcome: () => ({ status: "lost", score }) };
  expect(runToEnd(measuringEase(lost, greedy, start)).ease).toBe(0);
});

it("a game is analysed by play-outs, the account included", () => {
  const game = games.find(({ id }) => id === "tomb-of-four-kings") as AnyGame;
  let session = startOf(game.id, 1);
  for (let ply = 0; ply < 3; ply++) session = after(session, legalWords(session)[0] as string);
  const analysts = {
    evaluator: defaultManifest.moveEvaluatorOf(game),
    solver: defaultManifest.agentsOf(game).solver,
  };
  const { account, plies, final } = runToEnd(analysing(session, analysts, { nodes: 100, memory: 2 ** 20 }));
  expect(final).toBe(true);
  for (const { moves, win } of plies) {
    expect(moves.length).toBeGreaterThan(0);
    expect(win).toBeGreaterThanOrEqual(0);
    expect(win).toBeLessThan(0.6);
  }
  expect(account?.mean).toBeGreaterThanOrEqual(0);
  expect(account?.mean).toBeLessThan(0.5);
});
