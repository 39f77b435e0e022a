import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The lint rules that keep packages pointing one way and the engine pure do fire. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "tetrarch-lint-"));
  for (const part of ["biome.json", "scripts/lint/no-ambient-chance.grit"]) {
    cpSync(join(root, part), join(project, part));
  }
});

afterAll(() => rmSync(project, { recursive: true }));

/** What lint says of a file of this content at this place. */
function lint(file: string, source: string): string {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${source}\n`);
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", file], {
    cwd: project,
    encoding: "utf8",
  });
  rmSync(path);
  const said = stdout + stderr;
  expect(said).toContain("Checked 1 file");
  return said;
}

const CORE = "packages/engine/src/core/new.ts";
const GAME = "packages/engine/src/games/four-kingdoms/new.ts";
const SOLVER = "packages/solver/src/new.ts";
const CLI = "packages/cli/src/new.ts";
const WEB = "packages/web/src/shell/new.ts";
const TABLE = "packages/web/src/table/new.ts";

describe("boundaries", () => {
  it.each([
    [CORE, 'export * from "../registry.js";', "The core knows no game."],
    [CORE, 'export * from "../games/four-kingdoms/index.js";', "The core knows no game."],
    [CORE, 'export * from "node:fs";', "The engine is pure"],
    [CORE, 'export * from "tetrarch";', "Packages point one way"],
    [CORE, "export const chance = Math.random();", "The engine makes no chance of its own"],
    [CORE, "export const now = new Date();", "The engine has no clock."],
    [GAME, 'export * from "../kings-keys/index.js";', "A game knows only itself and the core."],
    [GAME, 'export * from "../../registry.js";', "A game knows only itself and the core."],
    [CORE, "export const host = globalThis;", "The engine is pure."],
    [GAME, 'export * from "fs/promises";', "The engine is pure"],
    [GAME, 'export * from "node:os";', "The engine is pure"],
    [CLI, 'export * from "../../engine/src/index.js";', "Use the engine and the solver through"],
    [CLI, 'export * from "@tetrarch/engine/dist/core/game.js";', "Use the engine and the solver through"],
    [CLI, 'export * from "../../solver/src/index.js";', "Use the engine and the solver through"],
    [CLI, 'export * from "@tetrarch/web";', "Nothing stands on the web app."],
    [WEB, 'export * from "../../../engine/src/index.js";', "Use the engine and the solver through"],
    [WEB, 'export * from "tetrarch";', "the web app stands on the engine and the solver"],
    [TABLE, 'export * from "@tetrarch/engine";', "The table knows no rules"],
    [TABLE, 'export * from "../games/index.js";', "The table knows no rules"],
    [SOLVER, 'export * from "../../engine/src/index.js";', "Use the engine through its index."],
    [SOLVER, 'export * from "node:worker_threads";', "nothing of Node's"],
    [SOLVER, 'export * from "tetrarch";', "the solver stands on the engine alone"],
    [SOLVER, "export const now = Date.now();", "Budgets are counts, not clocks."],
    [SOLVER, "export const chance = Math.random();", "makes no chance of its own"],
  ])("%s may not say %s", (file, source, message) => {
    expect(lint(file, source).replace(/\s+/g, " ")).toContain(message);
  });

  it.each([
    [CORE, 'export * from "./game.js";'],
    [GAME, 'export * from "../../core/game.js";'],
    [CLI, 'export * from "@tetrarch/engine";'],
    [SOLVER, 'export * from "@tetrarch/engine";'],
  ])("%s may say %s", (file, source) => {
    expect(lint(file, source)).not.toMatch(/noRestricted|plugin/);
  });
});
