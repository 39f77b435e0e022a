import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@tetrarch/engine";
import { expect, it } from "vitest";

/** What every game's folder has; packages/solver/README.md says what each file is for. */
const FILES = [
  "README.md",
  "brute-force.test.ts",
  "conversion.ts",
  "evaluation.ts",
  "manifest.ts",
  "measures.ts",
  "moves.ts",
  "packed.ts",
  "players.ts",
  "solver.ts",
];

const folder = fileURLToPath(new URL("../src/games", import.meta.url));

it("each game has a folder, and nothing else has", () => {
  expect(readdirSync(folder).sort()).toEqual(games.map(({ id }) => id).sort());
});

it.each(games.map(({ id }) => id))("the folder of %s has the files that every game's has", (game) => {
  expect(readdirSync(`${folder}/${game}`)).toEqual(expect.arrayContaining(FILES));
});
