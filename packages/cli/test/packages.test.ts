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
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { games, legalWords, playedWords, type Session, seededRandom, startSession } from "@tetrarch/engine";
import type { Body } from "@tetrarch/protocol";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { playedOn } from "../../../testing/random-play.js";
import manifest from "../package.json" with { type: "json" };
import { publicApi } from "./public-api.js";
import { examplesIn, missingFrom, runnerOf } from "./readme-examples.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const windows = process.platform === "win32";
const LIBRARIES = ["engine", "play", "solver", "protocol"] as const;
const FOLDERS = [...LIBRARIES, "cli"] as const;
const UNPUBLISHED = new Set(["web"]);
const BUILT = new Set(["dist", "node_modules", "tsconfig.tsbuildinfo"]);

/** An answer of the engine: what is looked at here. */
type Answer = Partial<Body<"play"> & Body<"transcript"> & { readonly error: unknown }>;

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let top: string;
/** What is packed: in the long run a copy of what a fresh clone has after `npm ci`, else this checkout as it was just built. */
let clone: string;
/** Whether packing has to build first. */
const isClean = isLong || process.env.TETRARCH_BUILT !== "1";
let packed: readonly Packed[];
/** The folder in which all tarballs are installed. */
let installed: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "tetrarch-packages-"));
  clone = isClean ? cleanClone() : root;
  const workspaces = FOLDERS.flatMap((folder) => ["-w", `packages/${folder}`]);
  const scripts = isClean ? [] : ["--ignore-scripts"];
  const said = npm(clone, "pack", "--json", ...scripts, "--pack-destination", top, ...workspaces);
  packed = JSON.parse(said) as Packed[];
  installed = join(top, "empty");
  mkdirSync(installed);
  npm(installed, "install", ...FOLDERS.map(tarballOf), "--prefer-offline", "--no-audit", "--no-fund");
}, 600_000);
afterAll(() => rmSync(top, { recursive: true }));

function cleanClone(): string {
  const clone = join(top, "clone");
  mkdirSync(join(clone, "packages"), { recursive: true });
  for (const name of ["package.json", "tsconfig.base.json", "LICENSE", "scripts"]) {
    cpSync(join(root, name), join(clone, name), { recursive: true });
  }
  for (const folder of [...FOLDERS, ...UNPUBLISHED]) {
    const isSource = (path: string) => !BUILT.has(basename(path));
    const from = join(root, "packages", folder);
    const to = join(clone, "packages", folder);
    // Of these npm wants to see only that they are there.
    const isUnpublished = UNPUBLISHED.has(folder);
    if (isUnpublished) mkdirSync(to);
    if (isUnpublished) cpSync(join(from, "package.json"), join(to, "package.json"));
    else cpSync(from, to, { recursive: true, filter: isSource });
  }
  mkdirSync(join(clone, "research"));
  cpSync(join(root, "research", "package.json"), join(clone, "research", "package.json"));
  linkModules(clone);
  return clone;
}

/** The libraries that are installed, with the packages of the copy in place of those of this checkout. */
function linkModules(clone: string): void {
  const modules = join(clone, "node_modules");
  mkdirSync(join(modules, "@tetrarch"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@tetrarch" || name === "tetrarch") continue;
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
  }
  for (const name of LIBRARIES) {
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

function manifestOf(folder: string) {
  return JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"));
}

/** Where the tarball of a package lies. */
function tarballOf(folder: string): string {
  const { name } = manifestOf(folder);
  const found = packed.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not packed`);
  return join(top, found.filename);
}

function bytesOf(folder: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(tarballOf(folder)));
}

describe("packed", () => {
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
});

/** Errors of these kinds of import are for programs that the packages are not made for: they are ES modules alone. */
const NOT_SERVED = new Set(["node10", "node16-cjs"]);

describe("what importers of a tarball find", () => {
  test.each(FOLDERS)("%s: nothing that publint would warn of", async (folder) => {
    const { messages, pkg } = await publint({
      pack: { tarball: bytesOf(folder).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test.each(LIBRARIES)("%s: every entry has the types that belong to it", async (folder) => {
    const analysis = await checkPackage(createPackageFromTarballData(bytesOf(folder)));
    if (!analysis.types) throw new Error("no types");
    const entries = Object.keys(manifestOf(folder).exports).filter((entry) => !entry.endsWith(".json"));
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(entries));
    const problems = analysis.problems.filter(
      (problem) => !("resolutionKind" in problem && NOT_SERVED.has(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  // What a package exports is a promise. `npx vitest run packages/cli/test/packages.test.ts -u` writes the files anew:
  // read the difference as those who use the packages will.
  test.each(LIBRARIES)("%s exports what its api.txt says", async (folder) => {
    const { text, unexported } = publicApi(join(clone, "packages", folder));
    expect(unexported).toEqual([]);
    await expect(text).toMatchFileSnapshot(join(root, "packages", folder, "api.txt"));
  });

  test("each game of the engine has an entry of its own", () => {
    const { exports } = manifestOf("engine");
    for (const { id } of games) expect(Object.keys(exports)).toContain(`./${id}`);
  });
});

describe("installed in an empty folder", () => {
  const examples = LIBRARIES.flatMap((folder) =>
    examplesIn(join(root, "packages", folder, "README.md"), folder),
  );
  let printed: Readonly<Record<string, readonly string[]>>;

  beforeAll(() => {
    const folder = installed;
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    for (const { name, program } of examples) writeFileSync(join(folder, `${name}.ts`), program);
    writeFileSync(join(folder, "run.js"), runnerOf(examples));
    const tsc = join(root, "node_modules", "@typescript", "native", "bin", "tsc");
    const types = ["--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom", "--strict"];
    const compiled = spawnSync(
      process.execPath,
      [tsc, ...types, ...examples.map(({ name }) => `${name}.ts`)],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    expect([compiled.status, compiled.stdout]).toEqual([0, ""]);
    const ran = spawnSync(process.execPath, ["run.js"], { cwd: folder, encoding: "utf8" });
    expect([ran.status, ran.stderr]).toEqual([0, ""]);
    printed = JSON.parse(ran.stdout);
  }, 300_000);

  test("every library's README has an example", () => {
    for (const folder of LIBRARIES) expect(examples.map(({ name }) => name)).toContain(`${folder}-1`);
  });

  test.each(examples)("the README's example $name prints what it says", (example) => {
    expect(example.results.length).toBeGreaterThan(0);
    expect(missingFrom(printed[example.name] ?? [], example)).toBeUndefined();
  });
});

/** Runs the installed command as a person would. */
function npx(args: readonly string[]) {
  return run("npx", ["--no-install", "tetrarch", ...args]);
}

/** Runs it by the link that npm made, which is what `npx` does after a while. */
function tetrarch(args: readonly string[], input = "") {
  return run(join(installed, "node_modules", ".bin", windows ? "tetrarch.cmd" : "tetrarch"), args, input);
}

function run(program: string, args: readonly string[], input = "") {
  const home = join(top, "home");
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: installed,
    input,
    encoding: "utf8",
    shell: windows,
    maxBuffer: 50_000_000,
    env: { ...process.env, TETRARCH_HOME: home, NO_UPDATE_NOTIFIER: "1" },
  });
  // What npm has to say about its own settings is not the command's.
  return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gm, "") };
}

describe("the command, installed", () => {
  test("holds what it needs and nothing else", () => {
    const files = readdirSync(join(installed, "node_modules", "tetrarch"), { recursive: true }).map(String);
    expect(files.filter((name) => !name.startsWith("dist")).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "bin",
      join("bin", "package.json"),
      join("bin", "tetrarch.js"),
      "package.json",
    ]);
    const schemas = ["card-set.schema.json", "protocol.schema.json"];
    for (const name of ["tetrarch.js", "LICENSE", "BUNDLED-LICENSES.txt", ...schemas]) {
      expect(files).toContain(join("dist", name));
    }
    expect(files.filter((name) => /\.(ts|map)$/.test(name))).toEqual([]);
  });

  test("tells its version and its rules", () => {
    expect(npx(["--version"])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
    expect(tetrarch(["rules", "FK-1"]).stdout).toMatch(/^FK-1 /);
  });

  test.each(["tomb-of-four-kings", "four-gods"])(
    "plays a whole game of %s and replays its transcript",
    (id) => {
      const start = tetrarch(["engine"], `{"op":"new","game":"${id}"}\n`);
      const { deal } = JSON.parse(start.stdout) as Answer;
      const session = playedOn(startOf(id, deal ?? ""), 5_000, seededRandom(1));
      expect(legalWords(session)).toEqual([]);
      const moves = playedWords(session).map((move) => ({ op: "play", move }));
      const requests = [{ op: "new", game: id, deal }, ...moves, { op: "transcript" }, { op: "quit" }];
      const talk = tetrarch(["engine"], requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
      expect([talk.status, talk.stderr]).toEqual([0, ""]);
      const answers = talk.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Answer);
      expect(answers.filter(({ error }) => error)).toEqual([]);
      expect(answers).toHaveLength(requests.length);
      const last = answers.at(-3);
      expect(last).toMatchObject({ ply: moves.length, legal: [] });
      expect(last?.status).not.toBe("playing");
      const path = join(top, `${id}.txt`);
      writeFileSync(path, answers.at(-2)?.transcript ?? "");
      const replayed = tetrarch(["replay", path, "--json"]);
      const { events, ...position } = last ?? {};
      expect(events).toBeDefined();
      expect(JSON.parse(replayed.stdout)).toMatchObject(position);
    },
  );

  test("studies deals on threads of its own, and reports on them", () => {
    const file = join(top, "study.jsonl");
    const args = ["four-gods", "--deals", "1..30", "--player", "thoughtful", "--jobs", "2", "--out", file];
    expect(tetrarch(["study", ...args])).toMatchObject({ status: 0, stdout: "" });
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(30);
    const { studies } = JSON.parse(tetrarch(["study", "report", file, "--json"]).stdout);
    expect(studies).toMatchObject([{ game: "four-gods", player: "thoughtful", deals: 30 }]);
  });

  test("plays line by line, keeps the game, and takes it up again", () => {
    const transcript = join(top, "played.txt");
    const play = ["play", "FK-11982-6", "--plain", "--transcript", transcript];
    const first = tetrarch(play, "deal\ndeal\nquit\n");
    expect([first.status, first.stderr]).toEqual([0, ""]);
    expect(first.stdout).toContain("four of diamonds");
    const second = tetrarch(play, "deal\nquit\n");
    expect(second.status).toBe(0);
    expect(JSON.parse(tetrarch(["replay", transcript, "--json"]).stdout)).toMatchObject({
      ply: 3,
      honest: true,
    });
  });
});

function startOf(id: string, deal: string): Session {
  const game = games.find((candidate) => candidate.id === id);
  const started = game && startSession(game, deal);
  if (!started?.ok) throw new Error(`no game ${id} ${deal}`);
  return started.value;
}

test("CITATION.cff tells this version and licence, of the software and of its dataset, and no person", () => {
  const citation = readFileSync(join(root, "CITATION.cff"), "utf8");
  const all = (pattern: RegExp) => [...citation.matchAll(pattern)].map(([, value]) => value);
  expect(all(/^ *version: (.*)$/gm)).toEqual([manifest.version, manifest.version]);
  expect(all(/^ *license: (.*)$/gm)).toEqual(["MIT", "MIT"]);
  expect(all(/^[ -]*type: (.*)$/gm)).toEqual(["software", "data"]);
  expect(all(/^ *- name: "(.*)"$/gm)).toEqual([manifest.author, manifest.author]);
  expect(citation).not.toMatch(/family-names|given-names|@|https?:/);
});

describe("what every package says of itself", () => {
  test.each(FOLDERS)("%s", (folder) => {
    const at = join(root, "packages", folder);
    const said = manifestOf(folder);
    expect(said).toMatchObject({
      license: "MIT",
      author: "The Tetrarch authors",
      version: manifest.version,
      description: expect.stringMatching(/^.{30,}\.$/),
      scripts: { prepack: expect.any(String), prepublishOnly: expect.any(String) },
    });
    expect(said.keywords).toEqual(expect.arrayContaining(["solitaire", "patience", "card-game"]));
    expect(JSON.stringify(said)).not.toMatch(/\.example\b|\b(todo|tbd)\b/i);
    expect(readFileSync(join(at, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  test("one without an address is not published, unless for show", () => {
    const check = (dry: string) =>
      spawnSync(process.execPath, [join(root, "scripts", "check-address.mjs")], {
        cwd: join(root, "packages", "engine"),
        encoding: "utf8",
        env: { ...process.env, npm_config_dry_run: dry },
      });
    const { homepage, repository } = manifestOf("engine");
    expect(check("true").status).toBe(0);
    expect(check("").status).toBe(homepage && repository ? 0 : 1);
  });
});
