import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { gameOf } from "../../testing/game-of.js";
import { measuringOf } from "./measuring.js";
import { referenceGames } from "./reference-games.js";

it("games that were kept are those that were played, also after a line that was cut short", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "games");
  const tomb = gameOf("tomb-of-four-kings");
  const measuring = measuringOf(tomb, [], true);
  const gamesUpTo = (last: number, kept?: string) => [...referenceGames(measuring, 1, last, kept)];
  const played = gamesUpTo(6);
  expect(gamesUpTo(4, file)).toEqual(played.slice(0, 4));
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, whole.slice(0, -9));
  expect(gamesUpTo(6, file)).toEqual(played);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([0, 1, 2, 3, 4, 5, 6, Number.NaN]);
  // What stands in the file is not played again.
  writeFileSync(file, whole.replaceAll(/^([1-9]\d*) [01]/gm, "$1 1"));
  expect(gamesUpTo(4, file).every(({ isWon }) => isWon)).toBe(true);
});
