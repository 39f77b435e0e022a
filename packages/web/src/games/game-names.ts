import { games } from "@tetrarch/engine";
import { manifests } from "./registry.js";

/** The title of a game; its id where there is no such game. */
export function titleOf(id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

/** The icon of a game, as a path; empty where there is none. */
export function iconOf(id: string): string {
  return manifests.find((manifest) => manifest.id === id)?.icon ?? "";
}
