import type { AnyGame } from "@tetrarch/engine";
import type { Knowledge } from "../../knowledge.js";
import { greedyPlayer } from "./greedy.js";
import { samplerPlayer } from "./sampler.js";
import { exactSolver } from "./solver.js";

/** What is known of Four Kingdoms. */
export function knowledgeOfFourKingdoms(game: AnyGame): Knowledge {
  return { solver: exactSolver, players: [greedyPlayer, samplerPlayer(game)] };
}
