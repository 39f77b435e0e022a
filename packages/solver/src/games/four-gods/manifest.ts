import type { AnyGame } from "@tetrarch/engine";
import { type FourGodsGame, isFourGods } from "@tetrarch/engine/four-gods";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import { CardNumbers } from "./card-numbers.js";
import { evaluationOf, godsEvaluator } from "./evaluation.js";
import { ERRORS } from "./measures.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

function gameOfGods(game: AnyGame): FourGodsGame {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  return game;
}

/** Solver and players of the Four Gods, with the card set the game is played with. */
function agentsOf(game: AnyGame): Agents {
  const gods = gameOfGods(game);
  const numbers = new CardNumbers(gods.cards);
  return {
    solver: exactSolver(gods),
    players: [greedyPlayer(numbers), samplerPlayer(gods, numbers), evaluatorPlayer(numbers)],
    evaluation: evaluationOf(gods),
  };
}

export const facts: GameFacts = { evaluatorVersion: 2, easeBounds: [0.084, 0.231], playerErrors: ERRORS };

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: (game, measures) => godsEvaluator(gameOfGods(game), measures),
  model: WEIGHTS,
};
