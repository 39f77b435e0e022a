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
const STATISTICS = "packages/solver/src/statistics/new.ts";
const STUDIES = "packages/solver/src/studies/plots/new.ts";
const SOLVED_GAME = "packages/solver/src/games/four-kingdoms/new.ts";
const PROTOCOL = "packages/protocol/src/new.ts";
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
    [CLI, 'export * from "../../engine/src/index.js";', "Use the libraries through their indexes."],
    [CLI, 'export * from "@tetrarch/engine/dist/core/game.js";', "Use the libraries through their indexes."],
    [CLI, 'export * from "../../solver/src/index.js";', "Use the libraries through their indexes."],
    [CLI, 'export * from "../../protocol/src/index.js";', "Use the libraries through their indexes."],
    [CLI, 'export * from "@tetrarch/web";', "Nothing stands on the web app."],
    [WEB, 'export * from "../../../engine/src/index.js";', "Use the libraries through their indexes."],
    [WEB, 'export * from "tetrarch";', "the web app stands on the libraries"],
    [TABLE, 'export * from "@tetrarch/engine";', "The table knows no rules"],
    [TABLE, 'export * from "../games/index.js";', "The table knows no rules"],
    [SOLVER, 'export * from "../../engine/src/index.js";', "Use the engine through its index."],
    [CORE, 'export * from "../../../protocol/src/index.js";', "Packages point one way"],
    [SOLVER, 'export * from "@tetrarch/protocol";', "the solver stands on the engine alone"],
    [PROTOCOL, 'export * from "../../solver/src/index.js";', "Use the libraries through their indexes."],
    [PROTOCOL, 'export * from "@tetrarch/engine/dist/core/game.js";', "Use the libraries through"],
    [PROTOCOL, 'export * from "node:buffer";', "nothing of Node's"],
    [PROTOCOL, 'export * from "stream";', "nothing of Node's"],
    [PROTOCOL, 'export * from "tetrarch";', "the protocol stands on the engine and the solver"],
    [PROTOCOL, 'export * from "@tetrarch/web";', "the protocol stands on the engine and the solver"],
    [PROTOCOL, 'export const size = Buffer.byteLength("");', "what it needs is handed in"],
    [PROTOCOL, "export const { version } = process;", "what it needs is handed in"],
    [PROTOCOL, "export const now = Date.now();", "what it needs is handed in"],
    [PROTOCOL, "export const now = performance.now();", "what it needs is handed in"],
    [PROTOCOL, "export const host = globalThis;", "what it needs is handed in"],
    [PROTOCOL, "export const chance = Math.random();", "makes no chance of its own"],
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
    [PROTOCOL, 'export * from "@tetrarch/engine";'],
    [PROTOCOL, 'export * from "@tetrarch/solver";'],
    [CLI, 'export * from "@tetrarch/protocol";'],
    [CLI, 'export * from "@tetrarch/protocol/position";'],
    [WEB, 'export * from "@tetrarch/protocol";'],
    [SEARCH, 'export * from "../structures/bits.js";'],
    [PLAYERS, 'export * from "../search/limits.js";'],
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
