import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "../../agents.js";
import { greedyPlayer } from "./greedy.js";
import { plannerPlayer } from "./planner-player.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of Napoleon's Tomb. */
export function agentsOfNapoleonsTomb(game: AnyGame): Agents {
  return { solver: exactSolver, players: [greedyPlayer, samplerPlayer(), plannerPlayer(game)] };
}
