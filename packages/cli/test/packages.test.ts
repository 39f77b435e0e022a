import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../..", import.meta.url));
const windows = process.platform === "win32";
const FOLDERS = ["engine", "play", "solver", "protocol", "cli"] as const;
const BUILT = new Set(["dist", "node_modules", "tsconfig.tsbuildinfo"]);

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let top: string;
/** A copy of what a fresh clone has after `npm ci`. */
let clone: string;
let packed: readonly Packed[];

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "tetrarch-packages-"));
  clone = join(top, "clone");
  mkdirSync(join(clone, "packages"), { recursive: true });
  for (const name of ["package.json", "tsconfig.base.json", "LICENSE", "scripts"]) {
    cpSync(join(root, name), join(clone, name), { recursive: true });
  }
  for (const folder of [...FOLDERS, "web"]) {
    const isSource = (path: string) => !BUILT.has(basename(path));
    const from = join(root, "packages", folder);
    const to = join(clone, "packages", folder);
    // Of the web app npm wants to see only that it is there.
    if (folder === "web") mkdirSync(to);
    if (folder === "web") cpSync(join(from, "package.json"), join(to, "package.json"));
    else cpSync(from, to, { recursive: true, filter: isSource });
  }
  linkModules();
  const workspaces = FOLDERS.flatMap((folder) => ["-w", `packages/${folder}`]);
  const said = npm(clone, "pack", "--json", "--pack-destination", top, ...workspaces);
  packed = JSON.parse(said) as Packed[];
}, 600_000);
afterAll(() => rmSync(top, { recursive: true }));

/** The libraries that are installed, with the packages of the copy in place of those of this checkout. */
function linkModules(): void {
  const modules = join(clone, "node_modules");
  mkdirSync(join(modules, "@tetrarch"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@tetrarch" || name === "tetrarch") continue;
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
  }
  for (const name of ["engine", "play", "solver", "protocol"]) {
    symlinkSync(join(clone, "packages", name), join(modules, "@tetrarch", name), "junction");
  }
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync("npm", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: windows,
  });
}

function filesOf(name: string): readonly string[] {
  return (packed.find((one) => one.name === name)?.files ?? []).map(({ path }) => path);
}

describe("packed from a clean clone", () => {
  test.each([
    ["@tetrarch/engine", 50],
    ["@tetrarch/play", 3],
    ["@tetrarch/solver", 50],
    ["@tetrarch/protocol", 10],
  ])("%s is whole: code, types, sources, licence", (name, fewest) => {
    const files = filesOf(name);
    for (const file of ["README.md", "LICENSE", "package.json", "dist/index.js", "dist/index.d.ts"]) {
      expect(files).toContain(file);
    }
    const sources = files.filter((file) => /^src\/.*\.ts$/.test(file) && !file.endsWith(".d.ts"));
    expect(sources.length).toBeGreaterThanOrEqual(fewest);
    for (const source of sources) {
      const built = source.replace(/^src/, "dist").replace(/\.ts$/, "");
      for (const end of [".js", ".d.ts", ".js.map"]) expect(files).toContain(`${built}${end}`);
    }
    expect(files.filter((file) => /\.test\.|-for-tests|tsbuildinfo/.test(file))).toEqual([]);
  });

  test("tetrarch is whole: the program its name runs, what it shows, licences", () => {
    const files = filesOf("tetrarch");
    const needed = ["README.md", "LICENSE", "package.json", manifest.bin.tetrarch, "dist/tetrarch.js"];
    for (const file of [...needed, "dist/study-worker.js", "dist/rules/four-gods.md"]) {
      expect(files).toContain(file);
    }
  });

  test("the libraries, installed in an empty folder, are imported and typed", () => {
    const folder = join(top, "empty");
    mkdirSync(folder);
    const tarballs = packed
      .filter(({ name }) => name !== "tetrarch")
      .map(({ filename }) => join(top, filename));
    expect(tarballs).toHaveLength(FOLDERS.length - 1);
    npm(folder, "install", ...tarballs, "--prefer-offline", "--no-audit", "--no-fund");
    const program = `
import { games, numberedDeal } from "@tetrarch/engine";
import { readDealNote } from "@tetrarch/play";
import { DEFAULT_LIMITS, knowledgeOf, solve } from "@tetrarch/solver";
import { answer, type Body, openConnection } from "@tetrarch/protocol";
import schema from "@tetrarch/protocol/protocol.schema.json" with { type: "json" };
const game = games.find(({ id }) => id === "four-gods");
const known = game && knowledgeOf(game);
if (!game || !known) throw new Error("no such game");
const verdict: "won" | "lost" | "unknown" =
  solve(game, known.solver, game.setup(numberedDeal(game.pack, 7), []), DEFAULT_LIMITS).verdict;
const opened = openConnection({ random: () => 0, version: "1" });
const hello: Body<"hello"> = JSON.parse(answer(opened, '{"op":"hello"}').line);
console.log(verdict, hello.protocol, schema.title, readDealNote("shown"));
`;
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "program.ts"), program);
    const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
    const types = ["--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom", "--strict"];
    const compiled = spawnSync(process.execPath, [tsc, ...types, "program.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect([compiled.status, compiled.stdout]).toEqual([0, ""]);
    const ran = spawnSync(process.execPath, ["program.js"], { cwd: folder, encoding: "utf8" });
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([
      0,
      "won 1 The engine protocol of Tetrarch shown\n",
      "",
    ]);
  });
});

describe("what every package says of itself", () => {
  test.each(FOLDERS)("%s", (folder) => {
    const at = join(root, "packages", folder);
    const said = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
    expect(said).toMatchObject({
      license: "MIT",
      author: "The Tetrarch authors",
      homepage: expect.stringMatching(/^https:/),
      repository: {
        type: "git",
        url: expect.stringMatching(/^git\+https:/),
        directory: `packages/${folder}`,
      },
      bugs: { url: expect.stringMatching(/^https:/) },
      scripts: { prepack: expect.any(String), prepublishOnly: expect.any(String) },
    });
    expect(readFileSync(join(at, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  test("one without a real address is not published, unless for show", () => {
    const check = (dry: string) =>
      spawnSync(process.execPath, [join(root, "scripts", "check-address.mjs")], {
        cwd: join(root, "packages", "engine"),
        encoding: "utf8",
        env: { ...process.env, npm_config_dry_run: dry },
      });
    const isMadeUp = readFileSync(join(root, "packages/engine/package.json"), "utf8").includes(".example");
    expect(check("true").status).toBe(0);
    expect(check("").status).toBe(isMadeUp ? 1 : 0);
  });
});
