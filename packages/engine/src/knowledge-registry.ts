import type { AnyGame } from "./core/game.js";
import type { AnyKnowledge } from "./core/knowledge.js";
import { type AnyTableWords, isPlain } from "./narration/catalogue.js";
import {
  type FourGodsGame,
  knowledge as fourGodsKnowledge,
  tableWordsFor as fourGodsTableWordsFor,
} from "./public/four-gods.js";
import {
  knowledge as fourKingdomsKnowledge,
  tableWords as fourKingdomsTableWords,
} from "./public/four-kingdoms.js";
import { knowledge as kingsKeysKnowledge, tableWords as kingsKeysTableWords } from "./public/kings-keys.js";
import {
  knowledge as napoleonsTombKnowledge,
  tableWords as napoleonsTombTableWords,
} from "./public/napoleons-tomb.js";
import {
  knowledge as tombOfFourKingsKnowledge,
  tableWords as tombTableWords,
} from "./public/tomb-of-four-kings.js";
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

/** The table words of a registered game, with the player's own cards where it is played with these. Throws for any other: a bug. */
export function tableWordsOf(game: AnyGame): AnyTableWords {
  if (isPlain(game)) return game.plain.tableWords;
  const words: Readonly<Record<string, () => unknown>> = {
    "tomb-of-four-kings": () => tombTableWords,
    "kings-keys": () => kingsKeysTableWords,
    "four-kingdoms": () => fourKingdomsTableWords,
    "four-gods": () => fourGodsTableWordsFor((game as unknown as FourGodsGame).cards),
    "napoleons-tomb": () => napoleonsTombTableWords,
  };
  const found = words[game.id]?.();
  if (!found) throw new Error(`no words for the table of ${game.id}`);
  return found as AnyTableWords;
}
