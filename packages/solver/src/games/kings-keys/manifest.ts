import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import { keysEvaluator } from "./evaluation.js";
import { ERRORS, EVALUATOR_VERSION, FIELD } from "./measures.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

const BOOK = 4;

/** Whether a move makes a stack of four, which leaves the field (KK-4). */
function closesBook({ field }: kingsKeys.View, { to, count }: kingsKeys.Move): boolean {
  return (field[to]?.length ?? 0) + count === BOOK;
}

function agentsOf(game: AnyGame): Agents {
  return {
    solver: exactSolver(game),
    players: [greedyPlayer(), samplerPlayer(), evaluatorPlayer()],
    // Of moves that are as good a player closes the book that can be closed.
    costOf: (view, move) => (closesBook(view as kingsKeys.View, move as kingsKeys.Move) ? 0 : 1),
  };
}

export const facts: GameFacts = {
  evaluatorVersion: EVALUATOR_VERSION,
  easeBounds: [0.305, 0.584],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
};

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf: keysEvaluator,
  model: WEIGHTS,
};
