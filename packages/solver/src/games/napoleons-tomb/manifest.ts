import type { AnyGame } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import { napoleonsEvaluator } from "./evaluation.js";
import { ERRORS } from "./measures.js";
import { greedyPlayer, plannerPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";

/** Solver and players of Napoleon's Tomb. */
function agentsOf(game: AnyGame): Agents {
  return { solver: exactSolver, players: [greedyPlayer, samplerPlayer(), plannerPlayer(game)] };
}

export const facts: GameFacts = { evaluatorVersion: 1, easeBounds: [0.176, 0.257], playerErrors: ERRORS };

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: napoleonsEvaluator,
};
