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
  for (const part of [
    "biome.json",
    "scripts/lint/no-ambient-chance.grit",
    "scripts/lint/no-inexact-functions.grit",
    "scripts/lint/solver-layers.grit",
  ]) {
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
const SOLVER = "packages/solver/src/winnable.ts";
const STRUCTURES = "packages/solver/src/structures/new.ts";
const SEARCH = "packages/solver/src/search/new.ts";
const PLAYERS = "packages/solver/src/players/new.ts";
const EVALUATION = "packages/solver/src/evaluation/new.ts";
const INPUTS = "packages/solver/src/games/four-kingdoms/inputs.ts";
const TRAINING = "packages/solver/studies/train/new.ts";
const STATISTICS = "packages/solver/src/statistics/new.ts";
const STUDIES = "packages/solver/src/studies/plots/new.ts";
const SOLVED_GAME = "packages/solver/src/games/four-kingdoms/new.ts";
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
    [STRUCTURES, 'export * from "../search/limits.js";', "Structures stand on nothing."],
    [SEARCH, 'export * from "../games/kings-keys/index.js";', "The search knows no game"],
    [
      SEARCH,
      'import type { AnyPlayer } from "../players/player.js";',
      "The search knows no game and no player",
    ],
    [PLAYERS, 'export * from "../registry.js";', "Players in general stand on the search"],
    [EVALUATION, 'export * from "../games/kings-keys/index.js";', "Evaluations stand on structures alone"],
    [EVALUATION, "export const chance = Math.random();", "makes no chance of its own"],
    [EVALUATION, "export const e = Math.exp(1);", "Not the same on every machine"],
    [EVALUATION, "export const power = (x: number) => x ** 3;", "Not the same on every machine"],
    [INPUTS, "export const bend = Math.tanh;", "Not the same on every machine"],
    [INPUTS, 'export * from "../kings-keys/packed.js";', "A game knows only itself"],
    [TRAINING, "export const bits = Math.log2(8);", "Not the same on every machine"],
    [STATISTICS, 'export * from "../studies/tally.js";', "Statistics stand on nothing."],
    [STUDIES, 'export * from "../../registry.js";', "Studies are handed what is known of a game."],
    [SOLVED_GAME, 'export * from "../kings-keys/packed.js";', "A game knows only itself"],
    [SOLVED_GAME, 'import type { Study } from "../../studies/study.js";', "A game knows only itself"],
    [SOLVER, 'export * from "./games/kings-keys/index.js";', "Only the registry knows the games."],
  ])("%s may not say %s", (file, source, message) => {
    expect(lint(file, source).replace(/\s+/g, " ")).toContain(message);
  });

  it.each([
    [CORE, 'export * from "./game.js";'],
    [GAME, 'export * from "../../core/game.js";'],
    [CLI, 'export * from "@tetrarch/engine";'],
    [SOLVER, 'export * from "@tetrarch/engine";'],
    [SEARCH, 'export * from "../structures/bits.js";'],
    [PLAYERS, 'export * from "../search/limits.js";'],
    [EVALUATION, "export const root = Math.sqrt(2);"],
    [EVALUATION, 'export * from "../structures/bits.js";'],
    [SOLVED_GAME, 'export * from "../../evaluation/net.js";'],
    [STUDIES, 'export * from "../../knowledge.js";'],
    [SOLVED_GAME, 'export * from "../../search/limits.js";'],
    [SOLVED_GAME, 'export * from "./packed.js";'],
  ])("%s may say %s", (file, source) => {
    expect(lint(file, source)).not.toMatch(/noRestricted|plugin/);
  });

  it("no circles of imports in the solver, types included", () => {
    const other = join(project, "packages/solver/src/search/other.ts");
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, 'import type { One } from "./new.js";\nexport type Two = One;\n');
    expect(lint(SEARCH, 'import type { Two } from "./other.js";\nexport type One = Two;')).toContain(
      "noImportCycles",
    );
    rmSync(other);
  });
});
