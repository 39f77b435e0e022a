import type { AnyGame } from "@tetrarch/engine";
import { type GamePlace, placeWith } from "./place.js";
import { manifests } from "./registry.js";

/** The place of a game with the cards that it is played with, loaded when it is entered. Throws for a game that has none: a bug. */
export async function loadPlace(game: AnyGame): Promise<GamePlace> {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) throw new Error(`no place for ${game.id}`);
  return placeWith((await manifest.load()).place, game);
}
