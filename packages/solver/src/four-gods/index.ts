import { type AnyGame, isFourGods } from "@tetrarch/engine";
import { racingPlayer } from "../players/racing-player.js";
import type { Knowledge } from "../registry.js";
import { greedyPlayer } from "./greedy.js";
import { Numbers } from "./numbers.js";
import { fourGodsSampler } from "./sampler.js";
import { fourGodsSolver } from "./solver.js";

/** What is known of the Four Gods, with the card set the game is played with. */
export function knowledgeOfFourGods(game: AnyGame): Knowledge {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  const numbers = new Numbers(game.cards);
  return {
    solver: fourGodsSolver(game),
    players: [greedyPlayer(numbers), racingPlayer(fourGodsSampler(game, numbers))],
  };
}
