import type { AnyGame } from "@tetrarch/engine";
import { type GameUi, uiWithCards } from "./game-ui.js";
import { manifests } from "./registry.js";

/** Loads the page of a game with the cards that it is played with. Throws for a game that has none: a bug. */
export async function loadGameUi(game: AnyGame): Promise<GameUi> {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) throw new Error(`no page for ${game.id}`);
  return uiWithCards((await manifest.load()).place, game);
}
