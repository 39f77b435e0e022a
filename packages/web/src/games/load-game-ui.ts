import { type AnyGame, addMessages } from "@tetrarch/engine";
import { type GameUi, uiWithCards } from "./game-ui.js";
import { manifests } from "./registry.js";

/** Loads the page of a game, its messages among it, with the cards that it is played with. Throws for a game that has none: a bug. */
export async function loadGameUi(game: AnyGame): Promise<GameUi> {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) throw new Error(`no page for ${game.id}`);
  const { place } = await manifest.load();
  addMessages(game.id, place.messages);
  return uiWithCards(place, game);
}
