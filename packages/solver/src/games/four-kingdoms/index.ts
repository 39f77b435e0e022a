import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "../../agents.js";
import { greedyPlayer } from "./greedy.js";
import { rehearserPlayer } from "./rehearser.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of Four Kingdoms. */
export function agentsOfFourKingdoms(game: AnyGame): Agents {
  return { solver: exactSolver, players: [greedyPlayer, samplerPlayer(game), rehearserPlayer(game)] };
}
