import type { AnyKnowledge } from "./core/knowledge.js";
import { fourGodsKnowledge } from "./games/four-gods/knowledge.js";
import { fourKingdomsKnowledge } from "./games/four-kingdoms/knowledge.js";
import { kingsKeysKnowledge } from "./games/kings-keys/knowledge.js";
import { napoleonsTombKnowledge } from "./games/napoleons-tomb/knowledge.js";
import { tombOfFourKingsKnowledge } from "./games/tomb-of-four-kings/knowledge.js";

const KNOWLEDGE: Readonly<Record<string, AnyKnowledge>> = {
  "four-kingdoms": fourKingdomsKnowledge as AnyKnowledge,
  "kings-keys": kingsKeysKnowledge as AnyKnowledge,
  "napoleons-tomb": napoleonsTombKnowledge as AnyKnowledge,
  "tomb-of-four-kings": tombOfFourKingsKnowledge as AnyKnowledge,
  "four-gods": fourGodsKnowledge as AnyKnowledge,
};

/** What clients need to know of a registered game's table. Throws for any other game: a bug. */
export function knowledgeOf(gameId: string): AnyKnowledge {
  const known = KNOWLEDGE[gameId];
  if (!known) throw new Error(`no knowledge of ${gameId}`);
  return known;
}
