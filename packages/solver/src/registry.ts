import type { AnyGame } from "@tetrarch/engine";
import { knowledgeOfFourGods } from "./games/four-gods/index.js";
import { knowledgeOfFourKingdoms } from "./games/four-kingdoms/index.js";
import { knowledgeOfKingsKeys } from "./games/kings-keys/index.js";
import { knowledgeOfNapoleonsTomb } from "./games/napoleons-tomb/index.js";
import { knowledgeOfTombOfFourKings } from "./games/tomb-of-four-kings/index.js";
import type { Knowledge } from "./knowledge.js";
import { randomPlayer } from "./players/random-player.js";

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
  return known && { ...known, players: [randomPlayer, ...known.players] };
}
