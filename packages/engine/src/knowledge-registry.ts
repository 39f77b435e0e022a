import type { AnyKnowledge } from "./core/knowledge.js";
import { isPlain } from "./narration/catalogue.js";
import { knowledge as fourGodsKnowledge } from "./public/four-gods.js";
import { knowledge as fourKingdomsKnowledge } from "./public/four-kingdoms.js";
import { knowledge as kingsKeysKnowledge } from "./public/kings-keys.js";
import { knowledge as napoleonsTombKnowledge } from "./public/napoleons-tomb.js";
import { knowledge as tombOfFourKingsKnowledge } from "./public/tomb-of-four-kings.js";
import { games } from "./registry.js";

// A file of its own, by the games' entry points: a page that begins with words loads no knowledge of tables.

/** The knowledge of each game's table, in the same order. */
function knowledge(): readonly AnyKnowledge[] {
  const all = [
    tombOfFourKingsKnowledge,
    kingsKeysKnowledge,
    fourKingdomsKnowledge,
    fourGodsKnowledge,
    napoleonsTombKnowledge,
  ];
  return all as readonly AnyKnowledge[];
}

/** The piles, ends and prospects of a registered game. Throws for any other game: a bug. */
export function knowledgeOf(gameId: string): AnyKnowledge {
  const index = games.findIndex(({ id }) => id === gameId);
  const game = games[index];
  const found = isPlain(game) ? game.plain.knowledge : knowledge()[index];
  if (!found) throw new Error(`no game ${gameId}`);
  return found;
}
