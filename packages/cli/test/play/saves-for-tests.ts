import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "vitest";
import { value } from "../../../../testing/value.js";
import type { GameKeeper } from "../../src/play/game-keeper.js";
import type { Model } from "../../src/play/model.js";
import { emptyHome } from "./game-keeper-for-tests.js";

const homes: string[] = [];
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** A folder for saved games, gone after the test. */
export function home(): string {
  const made = emptyHome();
  homes.push(made);
  return made;
}

export function begun(keeper: GameKeeper, gameId = "four-kingdoms", deal = "FK-11982-6"): Model {
  return value(keeper.begin(gameId, { deal }));
}

export function files(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/** The file of a game of Four Kingdoms in play. */
export const slot = (folder: string, number = 1) => join(folder, "saves", `four-kingdoms-${number}.txt`);
