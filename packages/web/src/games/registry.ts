import { type AnyGame, games } from "@tetrarch/engine";
import { gods } from "./four-gods/manifest.js";
import { kingdoms } from "./four-kingdoms/manifest.js";
import { type GameUi, type Manifest, uiWithCards } from "./game-ui.js";
import { keys } from "./kings-keys/manifest.js";
import { napoleon } from "./napoleons-tomb/manifest.js";
import { tomb } from "./tomb-of-four-kings/manifest.js";

/** The manifests of the games that can be played, in the order of their tiles. */
export const manifests: readonly Manifest[] = [tomb, keys, kingdoms, gods, napoleon];

/** The title of a game; its id where there is no such game. */
export function titleOf(id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

/** The icon of a game, as a path; empty where there is none. */
export function iconOf(id: string): string {
  return manifests.find((manifest) => manifest.id === id)?.icon ?? "";
}

/** Loads the page of a game with the cards that it is played with. Throws for a game that has none: a bug. */
export async function loadGameUi(game: AnyGame): Promise<GameUi> {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) throw new Error(`no page for ${game.id}`);
  return uiWithCards((await manifest.load()).place, game);
}
