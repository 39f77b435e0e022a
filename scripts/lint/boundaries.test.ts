import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

/** The lint rules that keep packages pointing one way and the engine pure do fire. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");

const CORE = "packages/engine/src/core/new.ts";
const GAME = "packages/engine/src/games/four-kingdoms/new.ts";
const PLAY = "packages/play/src/honesty/new.ts";
const SOLVER = "packages/solver/src/new.ts";
const WINNABLE = "packages/solver/src/winnable.ts";
const STRUCTURES = "packages/solver/src/structures/new.ts";
const SEARCH = "packages/solver/src/search/new.ts";
const PLAYERS = "packages/solver/src/players/new.ts";
const EVALUATION = "packages/solver/src/evaluation/new.ts";
const INPUTS = "packages/solver/src/games/four-kingdoms/inputs.ts";
const TRAINING = "packages/solver/studies/train/new.ts";
const STATISTICS = "packages/solver/src/statistics/new.ts";
const STUDIES = "packages/solver/src/studies/plots/new.ts";
const SOLVED_GAME = "packages/solver/src/games/four-kingdoms/new.ts";
const PROTOCOL = "packages/protocol/src/new.ts";
const CLI = "packages/cli/src/new.ts";
const REPORT = "packages/cli/src/report.ts";
const FILES = "packages/cli/src/files/new.ts";
const STUDY = "packages/cli/src/study/new.ts";
const PLAYING = "packages/cli/src/play/new.ts";
const DRAWING = "packages/cli/src/play/drawing/new.ts";
const DRAWN_TABLE = "packages/cli/src/play/tables/new.ts";
const MANIFEST = "packages/engine/src/games/four-kingdoms/manifest.ts";
const GAME_TABLE = "packages/cli/src/play/tables/four-kingdoms/new.ts";
const SAVES = "packages/cli/src/play/saves/new.ts";
const SCREEN = "packages/cli/src/play/screen/new.tsx";
const PLAIN = "packages/cli/src/play/plain/new.ts";
const COMMAND = "packages/cli/src/commands/new.ts";
const NARRATION = "packages/engine/src/narration/new.ts";
const STORY = "packages/engine/src/narration/en/four-kingdoms/messages.ts";
const WORDS = "packages/engine/src/narration/en/four-kingdoms/new.ts";
const WEB = "packages/web/src/shell/new.ts";
const TABLE = "packages/web/src/table/new.ts";

/** What a file at a place may not say, and the words in which lint says so. */
const FORBIDDEN = [
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
  [CORE, 'export * from "@tetrarch/play/tomb-of-four-kings";', "Packages point one way"],
  [PLAY, 'export * from "@tetrarch/solver/studies";', "play stands on the engine alone"],
  [SOLVER, 'export * from "@tetrarch/play";', "the solver stands on the engine alone"],
  [SOLVER, 'export * from "@tetrarch/protocol/position";', "the solver stands on the engine alone"],
  [PROTOCOL, 'export * from "@tetrarch/play";', "the protocol stands on the engine and the solver"],
  [TABLE, 'export * from "@tetrarch/engine/four-gods";', "The table knows no rules"],
  [CLI, 'export * from "../../engine/src/index.js";', "Use the libraries through their public faces."],
  [
    CLI,
    'export * from "@tetrarch/engine/dist/core/game.js";',
    "Use the libraries through their public faces.",
  ],
  [CLI, 'export * from "../../solver/src/index.js";', "Use the libraries through their public faces."],
  [CLI, 'export * from "../../play/src/index.js";', "Use the libraries through their public faces."],
  [WEB, 'export * from "../../../play/src/index.js";', "Use the libraries through their public faces."],
  [CLI, 'export * from "../../protocol/src/index.js";', "Use the libraries through their public faces."],
  [CLI, 'export * from "@tetrarch/web";', "Nothing stands on the web app."],
  [WEB, 'export * from "../../../engine/src/index.js";', "Use the libraries through their public faces."],
  [WEB, 'export * from "tetrarch";', "the web app stands on the libraries"],
  [TABLE, 'export * from "@tetrarch/engine";', "The table knows no rules"],
  [TABLE, 'export * from "../games/index.js";', "The table knows no rules"],
  [PLAY, 'export * from "@tetrarch/solver";', "play stands on the engine alone"],
  [PLAY, 'export * from "@tetrarch/engine/dist/core/game.js";', "Use the engine through its public faces."],
  [PLAY, 'export * from "node:fs";', "nothing of Node's"],
  [PLAY, "export const now = Date.now();", "The clock is a port."],
  [PLAY, "export const page = document;", "A game in play knows no host."],
  [PLAY, "export const chance = Math.random();", "makes no chance of its own"],
  [SOLVER, 'export * from "../../engine/src/index.js";', "Use the engine through its public faces."],
  [CORE, 'export * from "../../../protocol/src/index.js";', "Packages point one way"],
  [SOLVER, 'export * from "@tetrarch/protocol";', "the solver stands on the engine alone"],
  [PROTOCOL, 'export * from "../../solver/src/index.js";', "Use the libraries through their public faces."],
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
  [EVALUATION, 'export * from "../games/kings-keys/index.js";', "Evaluations stand on structures alone"],
  [EVALUATION, "export const chance = Math.random();", "makes no chance of its own"],
  [EVALUATION, "export const e = Math.exp(1);", "Not the same on every machine"],
  [EVALUATION, "export const power = (x: number) => x ** 3;", "Not the same on every machine"],
  [INPUTS, "export const bend = Math.tanh;", "Not the same on every machine"],
  [TRAINING, "export const bits = Math.log2(8);", "Not the same on every machine"],
  [STATISTICS, 'export * from "../studies/tally.js";', "Statistics stand on nothing."],
  [STUDIES, 'export * from "../../registry.js";', "Studies are handed what is known of a game."],
  [SOLVED_GAME, 'export * from "../kings-keys/packed.js";', "A game knows only itself"],
  [SOLVED_GAME, 'import type { Study } from "../../studies/study.js";', "A game knows only itself"],
  [WINNABLE, 'export * from "./games/kings-keys/index.js";', "Only the registry knows the games."],
  [GAME, 'export * from "../../narration/messages.js";', "Rules have no words"],
  [GAME, 'import type { games } from "../../registry.js";', "The lists of games stand above"],
  [NARRATION, 'export * from "../registry.js";', "The lists of games stand above"],
  [NARRATION, 'export * from "../games/four-kingdoms/types.js";', "the same for every game"],
  [STORY, 'export * from "./table.js";', "need not load the words of its table"],
  [WORDS, 'export * from "../../../public/four-kingdoms.js";', "The public faces are for other packages."],
  [REPORT, 'export * from "./content/games.js";', "What all parts share stands on nothing."],
  [FILES, 'export * from "../content/games.js";', "Files and texts know nobody"],
  [STUDY, 'import type { Outcome } from "../commands/run.js";', "Studies know no command"],
  [STUDY, 'export * from "../play/saves/saves.js";', "Studies know no command and no game in play."],
  [PLAYING, 'import { study } from "../commands/study.js";', "A game in play knows no command"],
  [PLAYING, 'export * from "./screen/frame.js";', "does not know whether it is shown on a screen"],
  [DRAWING, 'export * from "../model.js";', "Drawing knows no game."],
  [DRAWN_TABLE, 'export * from "../model.js";', "Tables know the drawing alone"],
  [GAME_TABLE, 'export * from "../../model.js";', "Tables know the drawing alone"],
  [SAVES, 'export * from "../model.js";', "Saves know files"],
  [SCREEN, 'export * from "../plain/lines.js";', "nothing of each other"],
  [PLAIN, 'export * from "../screen/layout.js";', "nothing of each other"],
  [COMMAND, 'export * from "../play/index.js";', "Only the command that plays starts a game."],
].map(
  ([file = "", source = "", message = ""], index) =>
    [named(file, `forbidden-${index}`), source, message] as const,
);

const ALLOWED = [
  [GAME_TABLE, 'export * from "../../drawing/canvas.js";'],
  [MANIFEST, 'export * from "../../narration/en/four-kingdoms/messages.js";'],
  [CORE, 'export * from "./game.js";'],
  [GAME, 'export * from "../../core/game.js";'],
  [CLI, 'export * from "@tetrarch/engine";'],
  [PLAY, 'export * from "@tetrarch/engine";'],
  [SOLVER, 'export * from "@tetrarch/engine";'],
  [PROTOCOL, 'export * from "@tetrarch/engine";'],
  [PROTOCOL, 'export * from "@tetrarch/solver";'],
  [CLI, 'export * from "@tetrarch/protocol";'],
  [CLI, 'export * from "@tetrarch/protocol/position";'],
  [SOLVED_GAME, 'export * from "@tetrarch/engine/four-kingdoms";'],
  [WEB, 'export * from "@tetrarch/engine/four-gods";'],
  [WEB, 'export * from "@tetrarch/protocol";'],
  [SEARCH, 'export * from "../structures/bits.js";'],
  [PLAYERS, 'export * from "../search/limits.js";'],
  [EVALUATION, "export const root = Math.sqrt(2);"],
  [EVALUATION, 'export * from "../structures/bits.js";'],
  [SOLVED_GAME, 'export * from "../../evaluation/net.js";'],
  [STUDIES, 'export * from "../../agents.js";'],
  [SOLVED_GAME, 'export * from "../../search/limits.js";'],
  [SOLVED_GAME, 'export * from "./packed.js";'],
  [WORDS, 'export * from "../../../games/four-kingdoms/types.js";'],
  [FILES, 'export * from "../report.js";'],
  [STUDY, 'export * from "../files/lock.js";'],
  [PLAYING, 'export * from "../report.js";'],
  [DRAWN_TABLE, 'export * from "../drawing/style.js";'],
  [SAVES, 'export * from "../../files/lock.js";'],
  [SCREEN, 'export * from "../model.js";'],
  [COMMAND, 'export * from "../study/plan.js";'],
].map(([file = "", source = ""], index) => [named(file, `allowed-${index}`), source] as const);

/** Two files in each place that import each other, if only types. */
const CIRCLES = ["packages/solver/src/search", "packages/play/src/honesty", "packages/cli/src/study"].flatMap(
  (folder) =>
    [
      [`${folder}/one.ts`, 'import type { Two } from "./two.js";\nexport type One = Two;'],
      [`${folder}/two.ts`, 'import type { One } from "./one.js";\nexport type Two = One;'],
    ] as const,
);

/** Each new file has a name of its own, so that all can be checked in one run. */
function named(file: string, name: string): string {
  return file.replace("new.ts", `${name}.ts`);
}

/** What lint says of each file, all white space a single space; nothing of those it finds no fault with. */
function lint(files: readonly (readonly [file: string, source: string])[]): ReadonlyMap<string, string> {
  const project = mkdtempSync(join(tmpdir(), "tetrarch-lint-"));
  const rules = ["no-ambient-chance", "no-inexact-functions", "engine-layers", "solver-layers", "cli-layers"];
  const parts = ["biome.json", ...rules.map((rule) => `scripts/lint/${rule}.grit`)];
  for (const part of parts) cpSync(join(root, part), join(project, part));
  for (const [file, source] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), `${source}\n`);
  }
  const args = ["lint", "--colors=off", "--max-diagnostics=none", "packages"];
  const ran = spawnSync(process.execPath, [biome, ...args], { cwd: project, encoding: "utf8" });
  rmSync(project, { recursive: true });
  const all = ran.stdout + ran.stderr;
  expect(all).toContain(`Checked ${files.length} files`);
  const said = new Map<string, string>();
  // Each thing it says begins with its place: `packages/engine/src/new.ts:1:15 lint/style/…`.
  for (const text of all
    .replaceAll("\\", "/")
    .split(/^(?=packages\/\S+:\d+:\d+ )/m)
    .slice(1)) {
    const file = text.slice(0, text.indexOf(":"));
    said.set(file, `${said.get(file) ?? ""}${text.replace(/\s+/g, " ")}`);
  }
  return said;
}

describe("boundaries", () => {
  let said: ReadonlyMap<string, string>;
  beforeAll(() => {
    const files = [...FORBIDDEN, ...ALLOWED, ...CIRCLES].map(([file, source]) => [file, source] as const);
    expect(new Set(files.map(([file]) => file)).size).toBe(files.length);
    said = lint(files);
  }, 120_000);

  it.each(FORBIDDEN)("%s may not say %s", (file, _source, message) => {
    expect(said.get(file) ?? "").toContain(message);
  });

  it.each(ALLOWED)("%s may say %s", (file) => {
    expect(said.get(file) ?? "").not.toMatch(/noRestricted|plugin/);
  });

  it.each(CIRCLES)("%s: no circles of imports, types included", (file) => {
    expect(said.get(file) ?? "").toContain("noImportCycles");
  });
});
