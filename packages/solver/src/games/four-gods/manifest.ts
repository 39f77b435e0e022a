import type { AnyGame } from "@tetrarch/engine";
import { type FourGodsGame, isFourGods, isStandardLayout, kindOfCode } from "@tetrarch/engine/four-gods";
import { type Agents, evaluationBy, type GameFacts, type Manifest } from "../../agents.js";
import type { AnyMoveEvaluator, Measures } from "../../evaluation/evaluation.js";
import { PLAY_OUT_VERSION, playOutEvaluator } from "../../play-out-evaluator.js";
import { CardNumbers } from "./card-numbers.js";
import { evaluationOf, godsEvaluator } from "./evaluation.js";
import { ERRORS } from "./measures.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

/** FG-22: the reason why a game has no learnt player. */
const UNTRAINED = { evaluator: "it was trained on the standard layout alone" };

/** Whether the net knows the table: the standard layout and its variants, with the cards of the standard pack. */
function isTrained({ cards, hasOwnPack }: FourGodsGame): boolean {
  if (!cards.layout) return true;
  const kinds = cards.locations.map(({ id, kind }) => kind ?? kindOfCode(id));
  const isUsual = cards.locations.every(({ id }, index) => kinds[index] === kindOfCode(id));
  return !hasOwnPack && isUsual && isStandardLayout(cards.layout);
}

function gameOfGods(game: AnyGame): FourGodsGame {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  return game;
}

/** The evaluator of a layout for which no net was trained: trial games of the sensible player. */
function trialEvaluator(game: FourGodsGame, measures?: Measures): AnyMoveEvaluator {
  return playOutEvaluator(game, greedyPlayer(new CardNumbers(game.cards)), measures);
}

/**
 * Solver and players of the Four Gods, with the card set the game is played with. Of the net they take advice only where
 * it was trained: in the standard layout.
 */
function agentsOf(game: AnyGame): Agents {
  const gods = gameOfGods(game);
  const numbers = new CardNumbers(gods.cards);
  const players = [greedyPlayer(numbers), samplerPlayer(gods, numbers)];
  if (isTrained(gods)) {
    return {
      solver: exactSolver(gods),
      players: [...players, evaluatorPlayer(numbers)],
      evaluation: evaluationOf(gods),
    };
  }
  const unmeasured = () => Number.POSITIVE_INFINITY;
  return {
    solver: exactSolver(gods),
    players,
    evaluation: evaluationBy(PLAY_OUT_VERSION, unmeasured, () => trialEvaluator(gods)),
    untrained: UNTRAINED,
  };
}

export const facts: GameFacts = { evaluatorVersion: 2, easeBounds: [0.084, 0.231], playerErrors: ERRORS };

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf(game, measures) {
    const gods = gameOfGods(game);
    return isTrained(gods) ? godsEvaluator(gods, measures) : trialEvaluator(gods, measures);
  },
  referencePlayerOf(game) {
    const gods = gameOfGods(game);
    const numbers = new CardNumbers(gods.cards);
    return isTrained(gods) ? evaluatorPlayer(numbers) : greedyPlayer(numbers);
  },
  model: WEIGHTS,
};
