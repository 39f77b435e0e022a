import type { AnyGame } from "@tetrarch/engine";
import { knowledgeOfFourGods } from "./four-gods/index.js";
import { knowledgeOfFourKingdoms } from "./four-kingdoms/index.js";
import { knowledgeOfKingsKeys } from "./kings-keys/index.js";
import { knowledgeOfNapoleonsTomb } from "./napoleons-tomb/index.js";
import type { AnyPlayer } from "./players/player.js";
import { randomPlayer } from "./players/random-player.js";
import type { AnySolver } from "./solver.js";
import { knowledgeOfTombOfFourKings } from "./tomb-of-four-kings/index.js";

/** What is known of a game: its exact search, and its fair players, weakest first. */
export interface Knowledge {
  readonly solver: AnySolver;
  readonly players: readonly AnyPlayer[];
}

const KNOWLEDGE: Readonly<Record<string, (game: AnyGame) => Knowledge>> = {
  "four-kingdoms": knowledgeOfFourKingdoms,
  "kings-keys": knowledgeOfKingsKeys,
  "tomb-of-four-kings": knowledgeOfTombOfFourKings,
  "four-gods": knowledgeOfFourGods,
  "napoleons-tomb": knowledgeOfNapoleonsTomb,
};

/** The solver and the players of a game; undefined for a game that has none. */
export function knowledgeOf(game: AnyGame): Knowledge | undefined {
  const known = KNOWLEDGE[game.id]?.(game);
  return known && { solver: known.solver, players: [randomPlayer, ...known.players] };
}
