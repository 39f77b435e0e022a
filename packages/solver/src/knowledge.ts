import type { AnyEvaluation } from "./evaluation/evaluation.js";
import type { AnyPlayer } from "./players/player.js";
import type { AnySolver } from "./solver.js";

/** What is known of a game: its exact search, its fair players, weakest first, and what positions are worth, once that was learnt. */
export interface Knowledge {
  readonly solver: AnySolver;
  readonly players: readonly AnyPlayer[];
  readonly evaluation?: AnyEvaluation;
}

/** The sensible player of a game: each has one. */
export function greedyOf({ players }: Knowledge): AnyPlayer {
  const greedy = players.find(({ name }) => name === "greedy");
  if (!greedy) throw new Error("a game without a greedy player");
  return greedy;
}
