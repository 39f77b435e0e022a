import type { AnyGame } from "@tetrarch/engine";
import type { EaseBounds } from "./difficulty.js";
import type { AnyEvaluation } from "./evaluation/evaluation.js";
import type { Model } from "./evaluation/model.js";
import type { AnyPlayer } from "./players/player.js";
import type { AnySolver } from "./solver.js";

/** The agents of a game: its exact search, its fair players, weakest first, and what positions are worth, once that was learnt. */
export interface Agents {
  readonly solver: AnySolver;
  readonly players: readonly AnyPlayer[];
  readonly evaluation?: AnyEvaluation;
}

/** The agents of a game whose deals can be told to be easy, medium or hard: those of every game in the registry. */
export interface GradedAgents extends Agents {
  /** What parts its deals into thirds. */
  readonly easeBounds: EaseBounds;
}

/** All that the solver has of one game: what its folder's `manifest.ts` says and the registry lists. */
export interface Manifest {
  /** The game's id. */
  readonly id: string;
  /** The agents of the game as it is played here: with its built-in cards or with a player's own. */
  readonly agentsOf: (game: AnyGame) => Agents;
  /** What parts its deals into easy, medium and hard: `npm run difficulty` prints it. */
  readonly easeBounds: EaseBounds;
  /** The net that says what its positions are worth, once it was learnt. */
  readonly model?: Model;
}

/** The sensible player of a game: each has one. */
export function greedyOf({ players }: Agents): AnyPlayer {
  const greedy = players.find(({ name }) => name === "greedy");
  if (!greedy) throw new Error("a game without a greedy player");
  return greedy;
}
