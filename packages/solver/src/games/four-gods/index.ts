import type { AnyGame } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import type { Agents } from "../../agents.js";
import { CardNumbers } from "./card-numbers.js";
import { evaluationOf } from "./evaluation.js";
import { evaluatorPlayer } from "./evaluator.js";
import { greedyPlayer } from "./greedy.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of the Four Gods, with the card set the game is played with. */
export function agentsOfFourGods(game: AnyGame): Agents {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  const numbers = new CardNumbers(game.cards);
  return {
    solver: exactSolver(game),
    players: [greedyPlayer(numbers), samplerPlayer(game, numbers), evaluatorPlayer(numbers)],
    evaluation: evaluationOf(game, numbers),
  };
}
