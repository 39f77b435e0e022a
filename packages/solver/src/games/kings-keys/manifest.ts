import type { AnyGame } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import { evaluationOf, keysEvaluator } from "./evaluation.js";
import { ERRORS, FIELD } from "./measures.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

/** Solver and players of The King's Keys. */
function agentsOf(game: AnyGame): Agents {
  return {
    solver: exactSolver(game),
    players: [greedyPlayer(), samplerPlayer(), evaluatorPlayer()],
    evaluation: evaluationOf(game),
  };
}

export const facts: GameFacts = {
  evaluatorVersion: 3,
  easeBounds: [0.305, 0.584],
  easyDeals: [7, 10, 12, 19, 37, 40, 44, 46, 52, 58, 61, 63],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
};

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: keysEvaluator,
  model: WEIGHTS,
};
