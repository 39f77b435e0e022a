import type { AnyKnowledge } from "./core/knowledge.js";
import { games, knowledge } from "./registry.js";

/** What clients need to know of a registered game's table. Throws for any other game: a bug. */
export function knowledgeOf(gameId: string): AnyKnowledge {
  const known = knowledge()[games.findIndex(({ id }) => id === gameId)];
  if (!known) throw new Error(`no game ${gameId}`);
  return known;
}
