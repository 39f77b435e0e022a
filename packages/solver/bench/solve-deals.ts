import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { playingOut } from "../src/players/play-out.js";
import type { AnyPlayer } from "../src/players/player.js";
import { agentsOf } from "../src/registry.js";
import { DEFAULT_LIMITS } from "../src/search/budget.js";
import { runToEnd } from "../src/search/resumable-search.js";
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

/** The player of a game that searches. */
export function samplerOf(game: AnyGame): AnyPlayer {
  const sampler = agentsOf(game)?.players.find(({ name }) => name === "sampler");
  if (!sampler) throw new Error(`${game.id} has no sampler`);
  return sampler;
}

/** Lets a player play the deals 1 to `deals` with its own budget: how many were won, and the nodes they took. */
export function playDeals(game: AnyGame, player: AnyPlayer, deals: number) {
  let won = 0;
  let spent = 0;
  for (let number = 1; number <= deals; number++) {
    const start = game.setup(numberedDeal(game.pack, number), []);
    const played = runToEnd(playingOut(game, start, player, seededRandom(number), player.nodesAMove));
    if (played.outcome.status === "won") won++;
    spent += played.nodes;
  }
  return { won, spent };
}
