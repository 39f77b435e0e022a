import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What the bench is measured against is under the GPL: it may be run here, and must not be in anything that is given away.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const GPL = "GPL-3.0-or-later";
const YARDSTICK = /\b(chessground|chessops)\b/;
const HOME = "packages/yardstick/";
/** Words about it: no import. */
const NAMES_IT = /^packages\/web\/(bench\/(bench|chess|paired)\.ts|test\/yardstick\.test\.ts)$/;
const IMPORTS_IT =
  /["']((chessground|chessops)(\/[\w./-]+)?|[./]*yardstick\/[^"']*|@tetrarch\/yardstick)["']/;

const read = (path: string) => readFileSync(join(root, path), "utf8");

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|svelte|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .filter((path) => !path.includes("node_modules/") && !path.includes("/.running-"));
}

test("nothing outside its own workspace names chessground or chessops but the bench's words, nor does the built app hold them", () => {
  const naming = filesUnder("packages").filter((path) => YARDSTICK.test(read(path)));
  expect(naming.filter((path) => path.startsWith(HOME)).length).toBeGreaterThan(1);
  expect(naming.filter((path) => !path.startsWith(HOME) && !NAMES_IT.test(path))).toEqual([]);
  const built = filesUnder("packages/web/dist").map(read);
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((text) => text.includes("cg-board"))).toEqual([]);
});

test("the bench talks to its page and imports none of it", () => {
  const bench = filesUnder("packages/web/bench");
  expect(bench).toContain("packages/web/bench/chess.ts");
  // The page is bundled from there, and opened.
  const page = /new URL\("\.\.\/yardstick\/src\/page\.ts", import\.meta\.url\)/;
  const importing = bench.filter((path) => IMPORTS_IT.test(read(path).replace(page, "")));
  expect(importing).toEqual([]);
});

test("its workspace is private and says its licence, with the text; nobody depends on it, or on what it holds", () => {
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: readonly string[] };
  const manifests = ["", ...workspaces.map((name) => `${name}/`)].map((folder) => ({
    folder,
    manifest: JSON.parse(read(`${folder}package.json`)),
  }));
  const [own] = manifests.filter(({ folder }) => folder === HOME);
  expect(own?.manifest).toMatchObject({ private: true, license: GPL });
  expect(read(`${HOME}LICENSE`)).toContain("GNU GENERAL PUBLIC LICENSE");
  for (const { folder, manifest } of manifests.filter(({ folder }) => folder !== HOME)) {
    const { license, dependencies = {}, devDependencies = {} } = manifest;
    expect(license, folder).toBe("MIT");
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(names.filter((name) => YARDSTICK.test(name) || name === "@tetrarch/yardstick")).toEqual([]);
  }
});
