import type { GamePlace } from "./place.js";
import { manifests } from "./registry.js";

/** The place of a registered game, loaded when it is entered. Throws for any other game: a bug. */
export async function loadPlace(gameId: string): Promise<GamePlace> {
  const manifest = manifests.find(({ id }) => id === gameId);
  if (!manifest) throw new Error(`no place for ${gameId}`);
  return (await manifest.load()).place;
}
