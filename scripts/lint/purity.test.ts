import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

/** The lint rules that keep the libraries free of Node, clocks and chance do fire. Imports: `scripts/boundaries.test.ts`. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");

const CORE = "packages/engine/src/core/new.ts";
const GAME = "packages/engine/src/games/four-kingdoms/new.ts";
const PLAY = "packages/play/src/honesty/new.ts";
const SOLVER = "packages/solver/src/new.ts";
const EVALUATION = "packages/solver/src/evaluation/new.ts";
const INPUTS = "packages/solver/src/games/four-kingdoms/inputs.ts";
const TRAINING = "research/train/new.ts";
const PROTOCOL = "packages/protocol/src/new.ts";

const NODE = "noNodejsModules";

/** What a file at a place may not say, and the words in which lint says so. */
const FORBIDDEN = [
  [CORE, 'export * from "node:fs";', NODE],
  [CORE, "export const chance = Math.random();", "The engine makes no chance of its own"],
  [CORE, "export const now = new Date();", "The engine has no clock."],
  [CORE, "export const host = globalThis;", "The engine is pure."],
  [GAME, 'export * from "fs/promises";', NODE],
  [GAME, 'export * from "os";', NODE],
  [PLAY, 'export * from "node:fs";', NODE],
  [PLAY, "export const now = Date.now();", "The clock is a port."],
  [PLAY, "export const page = document;", "A game in play knows no host."],
  [PLAY, "export const chance = Math.random();", "makes no chance of its own"],
  [PROTOCOL, 'export * from "node:buffer";', NODE],
  [PROTOCOL, 'export * from "stream";', NODE],
  [PROTOCOL, 'export const size = Buffer.byteLength("");', "what it needs is handed in"],
  [PROTOCOL, "export const { version } = process;", "what it needs is handed in"],
  [PROTOCOL, "export const now = Date.now();", "what it needs is handed in"],
  [PROTOCOL, "export const now = performance.now();", "what it needs is handed in"],
  [PROTOCOL, "export const host = globalThis;", "what it needs is handed in"],
  [PROTOCOL, "export const chance = Math.random();", "makes no chance of its own"],
  [SOLVER, 'export * from "node:worker_threads";', NODE],
  [SOLVER, "export const now = Date.now();", "Budgets are counts, not clocks."],
  [SOLVER, "export const chance = Math.random();", "makes no chance of its own"],
  [EVALUATION, "export const chance = Math.random();", "makes no chance of its own"],
  [EVALUATION, "export const e = Math.exp(1);", "Not the same on every machine"],
  [EVALUATION, "export const power = (x: number) => x ** 3;", "Not the same on every machine"],
  [INPUTS, "export const bend = Math.tanh;", "Not the same on every machine"],
  [TRAINING, "export const bits = Math.log2(8);", "Not the same on every machine"],
].map(
  ([file = "", source = "", message = ""], index) =>
    [file.replace("new.ts", `forbidden-${index}.ts`), source, message] as const,
);

const ALLOWED = [
  [CORE.replace("new", "allowed"), 'export * from "./game.js";'],
  [EVALUATION.replace("new", "allowed"), "export const root = Math.sqrt(2);"],
] as const;

/** What lint says of each file, all white space a single space; nothing of those it finds no fault with. */
function lint(files: readonly (readonly [file: string, source: string])[]): ReadonlyMap<string, string> {
  const project = mkdtempSync(join(tmpdir(), "tetrarch-lint-"));
  const rules = ["no-ambient-chance", "no-inexact-functions"].map((rule) => `scripts/lint/${rule}.grit`);
  for (const part of ["biome.json", ".gitignore", ...rules]) cpSync(join(root, part), join(project, part));
  for (const [file, source] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), `${source}\n`);
  }
  const args = ["lint", "--colors=off", "--max-diagnostics=none", "packages", "research"];
  const ran = spawnSync(process.execPath, [biome, ...args], { cwd: project, encoding: "utf8" });
  rmSync(project, { recursive: true });
  const all = ran.stdout + ran.stderr;
  expect(all).toContain(`Checked ${files.length} files`);
  const said = new Map<string, string>();
  // Each thing it says begins with its place: `packages/engine/src/new.ts:1:15 lint/style/…`.
  for (const text of all
    .replaceAll("\\", "/")
    .split(/^(?=(?:packages|research)\/\S+:\d+:\d+ )/m)
    .slice(1)) {
    const file = text.slice(0, text.indexOf(":"));
    said.set(file, `${said.get(file) ?? ""}${text.replace(/\s+/g, " ")}`);
  }
  return said;
}

describe("purity", () => {
  let said: ReadonlyMap<string, string>;
  beforeAll(() => {
    said = lint([...FORBIDDEN, ...ALLOWED].map(([file, source]) => [file, source] as const));
  }, 120_000);

  it.each(FORBIDDEN)("%s may not say %s", (file, _source, message) => {
    expect(said.get(file) ?? "").toContain(message);
  });

  it.each(ALLOWED)("%s may say %s", (file) => {
    expect(said.get(file) ?? "").not.toMatch(/noRestricted|noNodejsModules|plugin/);
  });
});
