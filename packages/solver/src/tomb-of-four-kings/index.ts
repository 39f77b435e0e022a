import type { AnyGame } from "@tetrarch/engine";
import type { AnyPlayer } from "../players/player.js";
import type { Knowledge } from "../registry.js";
import type { AnySolver } from "../solver.js";
import type { TombGame } from "./game.js";
import { tombGreedy } from "./greedy.js";
import { tombSampler } from "./sampler.js";
import { tombSolver } from "./solver.js";

/** What is known of Tomb of Four Kings. */
export function knowledgeOfTomb(game: AnyGame): Knowledge {
  const tomb = game as unknown as TombGame;
  return {
    solver: tombSolver(tomb) as unknown as AnySolver,
    players: [tombGreedy(tomb), tombSampler(tomb)] as unknown as readonly AnyPlayer[],
  };
}
