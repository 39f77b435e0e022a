import type { AnyGame } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import type { AnyPlayer } from "../../players/player.js";
import { kingdomsEvaluator } from "./evaluation.js";
import { ERRORS, EVALUATOR_VERSION, FIELD } from "./measures.js";
import { evaluatorPlayer, greedyPlayer, rehearserPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { committedValueFunction } from "./value-function.js";

function agentsOf(game: AnyGame): Agents {
  return { solver: exactSolver(game), players: [greedyPlayer, samplerPlayer(game), rehearserPlayer(game)] };
}

export const facts: GameFacts = {
  evaluatorVersion: EVALUATOR_VERSION,
  easeBounds: [0.11, 0.715],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
};

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: kingdomsEvaluator,
  // The rehearser is stronger.
  referencePlayerOf: (game) => evaluatorPlayer(game, committedValueFunction()) as AnyPlayer,
};
