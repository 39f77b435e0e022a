import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { built } from "../serve.mjs";
import { tables } from "./tables.js";

/** The most bytes, each file by `gzip -9`. */
const MOST_OF_PICTURES = 120_000;
const MOST_OF_SOUND = 12_000;

const assets = join(built, "assets");
const games = fileURLToPath(new URL("../src/games", import.meta.url));

function bytesOf(files: readonly string[]): number {
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** The built files whose names begin so. */
function builtAs(...names: readonly string[]): readonly string[] {
  return readdirSync(assets)
    .filter((file) => names.some((name) => file.startsWith(`${name}-`)))
    .map((file) => join(assets, file));
}

/** A script with all that it imports and the page has not fetched at its start. */
function withImports(script: string): readonly string[] {
  const page = readFileSync(join(built, "index.html"), "utf8");
  const files = new Set([script]);
  for (const file of files) {
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(
      /\bfrom\s*["'`](\.[^"'`]+\.js)["'`]/g,
    ))
      if (!page.includes(imported.slice(2))) files.add(join(dirname(file), imported));
  }
  return [...files];
}

test.each(Object.keys(tables))(
  "%s: all its faces, and the scenes and ends of all games, stay within 120,000 bytes",
  (gameId) => {
    const folder = join(games, gameId);
    const faces = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".svg"),
    );
    // The names of built scenes and ends do not tell their game.
    const pictures = [builtAs("EndPicture"), builtAs("scenes")];
    expect(pictures.map(({ length }) => length > 0)).toEqual([true, true]);
    const files = [...faces.map((file) => join(folder, file)), ...pictures.flat()];
    expect(bytesOf(files)).toBeLessThanOrEqual(MOST_OF_PICTURES);
  },
);

test("all that is fetched with the first sound stays within 12,000 bytes", () => {
  const [player, ...others] = builtAs("player");
  if (!player) throw new Error("no player of sounds was built");
  expect(others).toEqual([]);
  expect(bytesOf(withImports(player))).toBeLessThanOrEqual(MOST_OF_SOUND);
});
