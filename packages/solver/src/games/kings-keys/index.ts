import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "../../agents.js";
import { evaluationOfKeys } from "./evaluation.js";
import { evaluatorPlayer } from "./evaluator.js";
import { greedyPlayer } from "./greedy.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of The King's Keys. */
export function agentsOfKingsKeys(game: AnyGame): Agents {
  return {
    solver: exactSolver(game),
    players: [greedyPlayer(), samplerPlayer(), evaluatorPlayer()],
    evaluation: evaluationOfKeys(),
  };
}
