import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "../../agents.js";
import { greedyPlayer } from "./greedy.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of Napoleon's Tomb; its standard game is the only one, so nothing is asked of the game. */
export function agentsOfNapoleonsTomb(_game: AnyGame): Agents {
  return { solver: exactSolver, players: [greedyPlayer, samplerPlayer()] };
}
