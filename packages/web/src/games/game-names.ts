import { type AnyGame, games } from "@tetrarch/engine";
import { manifests } from "./registry.js";

/** The game with an id; undefined where there is none. */
export function gameNamed(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}

/** The title of a game; its id where there is no such game. */
export function titleOf(id: string): string {
  return gameNamed(id)?.title ?? id;
}

/** The name of a game where there is little room for its title. */
export function shortNameOf(id: string): string {
  return manifests.find((manifest) => manifest.id === id)?.shortName ?? titleOf(id);
}

/** The icon of a game, as a path; empty where there is none. */
export function iconOf(id: string): string {
  return manifests.find((manifest) => manifest.id === id)?.icon ?? "";
}
