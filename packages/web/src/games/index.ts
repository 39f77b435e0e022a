import type { AnyGame } from "@tetrarch/engine";
import { type GameUi, uiWithCards } from "./game-ui.js";
import { manifests } from "./registry.js";

/** The place of a game with the cards that it is played with, loaded when it is entered. Throws for a game that has none: a bug. */
export async function loadGameUi(game: AnyGame): Promise<GameUi> {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) throw new Error(`no place for ${game.id}`);
  return uiWithCards((await manifest.load()).place, game);
}
