import type { AnyGame } from "@tetrarch/engine";
import type { Knowledge } from "../registry.js";
import { greedy } from "./greedy.js";
import { sampler } from "./sampler.js";
import { napoleonsTombSolver } from "./solver.js";

/** What is known of Napoleon's Tomb; its standard game is the only one, so nothing is asked of the game. */
export function knowledgeOfNapoleonsTomb(_game: AnyGame): Knowledge {
  return { solver: napoleonsTombSolver, players: [greedy, sampler()] };
}
