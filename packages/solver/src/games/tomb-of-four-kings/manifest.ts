import type { AnyGame } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import type { TombGame } from "./conversion.js";
import { tombEvaluator } from "./evaluation.js";
import { ERRORS, EVALUATOR_VERSION, FIELD } from "./measures.js";
import { adviserPlayer, evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

function agentsOf(game: AnyGame): Agents {
  const tomb = game as unknown as TombGame;
  return {
    solver: exactSolver(tomb),
    players: [greedyPlayer(tomb), samplerPlayer(tomb), evaluatorPlayer(tomb)],
    adviser: adviserPlayer(tomb),
  };
}

export const facts: GameFacts = {
  evaluatorVersion: EVALUATOR_VERSION,
  easeBounds: [0.133, 0.214],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
  takesLuckOff: true,
};

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: (game, measures) => tombEvaluator(game as unknown as TombGame, measures),
  model: WEIGHTS,
};
