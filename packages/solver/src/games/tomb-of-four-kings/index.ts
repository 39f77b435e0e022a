import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "../../agents.js";
import { evaluationOf } from "./evaluation.js";
import { evaluatorPlayer } from "./evaluator.js";
import { greedyPlayer } from "./greedy.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";
import type { TombGame } from "./types.js";

/** What is known of Tomb of Four Kings. */
export function agentsOfTombOfFourKings(game: AnyGame): Agents {
  const tomb = game as unknown as TombGame;
  return {
    solver: exactSolver(tomb),
    players: [greedyPlayer(tomb), samplerPlayer(tomb), evaluatorPlayer(tomb)],
    evaluation: evaluationOf(tomb),
  };
}
