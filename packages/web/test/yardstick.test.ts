import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What the bench is measured against is GPL-3: it may be run here, and must not be in anything that is given away.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const YARDSTICK = /\b(chessground|chessops)\b/;
const BENCH = "packages/web/bench/";
const KNOWS_ITS_NAME = ["packages/web/package.json", "packages/web/test/yardstick.test.ts"];

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|svelte|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .filter((path) => !path.includes("node_modules/") && !path.includes("/.running-"));
}

test("nothing but the bench names chessground or chessops, nor does the built app hold them", () => {
  const files = filesUnder("packages");
  const naming = files.filter((path) => YARDSTICK.test(readFileSync(join(root, path), "utf8")));
  expect(naming.filter((path) => path.startsWith(BENCH)).length).toBeGreaterThan(0);
  expect(naming.filter((path) => !path.startsWith(BENCH) && !KNOWS_ITS_NAME.includes(path))).toEqual([]);
  const built = filesUnder("packages/web/dist").map((path) => readFileSync(join(root, path), "utf8"));
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((text) => text.includes("cg-board"))).toEqual([]);
});

test("they are development dependencies of the web app, which is not published, and of nothing else", () => {
  for (const name of ["engine", "play", "solver", "cli", "web"]) {
    const {
      dependencies = {},
      devDependencies = {},
      private: isPrivate,
    } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
    expect(Object.keys(dependencies).filter((one) => YARDSTICK.test(one))).toEqual([]);
    const own = Object.keys(devDependencies).filter((one) => YARDSTICK.test(one));
    expect(own).toEqual(name === "web" ? ["chessground", "chessops"] : []);
    if (name === "web") expect(isPrivate).toBe(true);
  }
});
