import { existsSync } from "node:fs";
import { games } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { filesIn } from "./weight.js";

test("a game's place has its own files, those of the page, and none of other games", () => {
  const uiOf = (id: string) => `src/games/${id}/ui.ts`;
  for (const { id } of games) expect(existsSync(new URL(`../${uiOf(id)}`, import.meta.url))).toBe(true);
  const manifest = {
    "index.html": {
      file: "index.js",
      isEntry: true,
      imports: ["_shared"],
      dynamicImports: games.map(({ id }) => uiOf(id)),
    },
    _shared: {
      file: "shared.js",
      dynamicImports: ["src/games/four-gods/Scene.svelte", "../play/dist/puzzles/four-gods.js"],
    },
    "../play/dist/puzzles/four-gods.js": { file: "puzzles.js" },
    "src/games/four-gods/Scene.svelte": { file: "scene.js", css: ["scene.css"] },
    ...Object.fromEntries(games.map(({ id }) => [uiOf(id), { file: `${id}.js`, imports: ["_shared"] }])),
  };
  expect([...filesIn(manifest, "kings-keys")].sort()).toEqual(["index.js", "kings-keys.js", "shared.js"]);
  expect([...filesIn(manifest, "four-gods")].sort()).toEqual([
    "four-gods.js",
    "index.js",
    "puzzles.js",
    "scene.css",
    "scene.js",
    "shared.js",
  ]);
});
