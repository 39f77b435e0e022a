import { type AnyGame, ownEdition, readOwnSet } from "@tetrarch/engine";
import type { BrowserStorage } from "../../../data/browser-storage.js";
import { CardSets } from "./card-sets.js";

/** The game with each of the sets in the workshop that can be played, as they stand now. May reject as `CardSets` does. */
export async function ownGames({ database }: BrowserStorage): Promise<readonly AnyGame[]> {
  const { sets } = await new CardSets(database).list();
  return sets.flatMap(({ draft }) => gameWith(draft) ?? []);
}

/** The game with a set as it stands in its form; undefined for one that cannot be played yet. */
export function gameWith(draft: unknown): AnyGame | undefined {
  const own = readOwnSet(draft);
  return own.ok ? ownEdition(own.value).game : undefined;
}
