import type { AnyGame } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import type { AnyPlayer } from "../../players/player.js";
import { adviserPlayer } from "./adviser.js";
import { napoleonsEvaluator } from "./evaluation.js";
import { ERRORS, EVALUATOR_VERSION, FIELD } from "./measures.js";
import { greedyPlayer, plannerPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";

function agentsOf(game: AnyGame): Agents {
  return {
    solver: exactSolver,
    players: [greedyPlayer, samplerPlayer(), plannerPlayer(game)],
    adviser: adviserPlayer(game),
  };
}

export const facts: GameFacts = {
  evaluatorVersion: EVALUATOR_VERSION,
  easeBounds: [0.176, 0.257],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
};

/** The sampler finds a plan for two deals in three with so many nodes, and the planner is too slow for a phone. */
const SKILLED_NODES = 10_000;

export const manifest: Manifest = {
  agentsOf,
  skilledPlayerOf: () => ({ ...(samplerPlayer() as AnyPlayer), nodesAMove: SKILLED_NODES }),
  moveEvaluatorOf: napoleonsEvaluator,
};
