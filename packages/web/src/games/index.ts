import type { GamePlace } from "./place.js";

/** The places that can be played in, each loaded when it is entered. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly place: GamePlace }>>> = {
  "tomb-of-four-kings": () => import("./tomb-of-four-kings/index.js"),
  "kings-keys": () => import("./kings-keys/index.js"),
  "four-gods": () => import("./four-gods/index.js"),
  "four-kingdoms": () => import("./four-kingdoms/index.js"),
  "napoleons-tomb": () => import("./napoleons-tomb/index.js"),
};

export function hasPlace(gameId: string): boolean {
  return gameId in LOADERS;
}

export async function loadPlace(gameId: string): Promise<GamePlace> {
  const load = LOADERS[gameId];
  if (!load) throw new Error(`no place for ${gameId}`);
  return (await load()).place;
}
