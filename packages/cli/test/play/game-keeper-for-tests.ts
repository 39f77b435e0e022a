import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "@tetrarch/engine";
import { GameKeeper } from "../../src/play/game-keeper.js";
import { Saves } from "../../src/play/saves/saves.js";

/** A new, empty folder for saved games. */
export function emptyHome(): string {
  return mkdtempSync(join(tmpdir(), "tetrarch-saves-"));
}

/** A day at noon, so that it is the same day everywhere. */
export const DAY = new Date("2026-11-21T12:00:00Z");

export function savesIn(home: string | undefined): Saves {
  return new Saves(home, () => DAY);
}

export function keeperIn(home: string | undefined, transcript?: string): GameKeeper {
  return new GameKeeper({ saves: savesIn(home), random: seededRandom(1), now: () => DAY, transcript });
}
