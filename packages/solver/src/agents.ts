import type { AnyGame } from "@tetrarch/engine";
import type { EaseBounds } from "./difficulty.js";
import type { AnyEvaluation, AnyMoveEvaluator, Measures, PlayerErrors } from "./evaluation/evaluation.js";
import type { Model } from "./evaluation/model.js";
import type { AnyPlayer } from "./players/player.js";
import type { AnySolver } from "./solver.js";

/** The agents of a game: its exact search, its fair players, weakest first, and what positions are worth, once that was learnt. */
export interface Agents {
  readonly solver: AnySolver;
  readonly players: readonly AnyPlayer[];
  readonly evaluation?: AnyEvaluation;
}

/** The agents of a game with the bounds of easy, medium and hard deals. */
export interface GradedAgents extends Agents {
  /** What parts its deals into thirds. */
  readonly easeBounds: EaseBounds;
}

/** Figures of a game that cost little to load: a page needs them without any solver. */
export interface GameFacts {
  /** The version of its evaluator (`AnyMoveEvaluator.version`). */
  readonly evaluatorVersion: number;
  /** What parts its deals into easy, medium and hard: `npm run research -- difficulty` prints it. */
  readonly easeBounds: EaseBounds;
  /** How often its players err, from random to the strongest: `npm run research -- judge errors GAME` prints it. */
  readonly playerErrors: readonly PlayerErrors[];
}

/** The programs that solve, play and evaluate one game: what its folder's `manifest.ts` says and the registry lists. */
export interface Manifest {
  /** The agents of the game as it is played here: with its built-in cards or with a player's own. */
  readonly agentsOf: (game: AnyGame) => Agents;
  /** Its evaluator. @param measures others than those that were measured of it */
  readonly moveEvaluatorOf: (game: AnyGame, measures?: Measures) => AnyMoveEvaluator;
  /** The reference player, whose chances the evaluator estimates; absent where it is the strongest of the players. */
  readonly referencePlayerOf?: (game: AnyGame) => AnyPlayer;
  /** The net that says what its positions are worth, once it was learnt. */
  readonly model?: Model;
}

/** The sensible player of a game: each has one. */
export function greedyOf({ players }: Agents): AnyPlayer {
  const greedy = players.find(({ name }) => name === "greedy");
  if (!greedy) throw new Error("a game without a greedy player");
  return greedy;
}
