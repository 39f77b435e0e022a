import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games, legalWords, playedWords, type Session, seededRandom, startSession } from "@tetrarch/engine";
import type { Body } from "@tetrarch/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playedOn } from "../../../testing/random-play.js";
import manifest from "../package.json" with { type: "json" };
import { buildInto } from "./built-command.js";

const here = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";

/** An answer of the engine: what is looked at here. */
type Answer = Partial<Body<"play"> & Body<"transcript"> & { readonly error: unknown }>;

let top: string;
/** The empty folder in which the tarball is installed. */
let folder: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "tetrarch-tarball-"));
  const source = join(top, "package");
  folder = join(top, "empty");
  mkdirSync(source);
  mkdirSync(folder);
  for (const name of ["package.json", "README.md", "LICENSE"])
    copyFileSync(join(here, name), join(source, name));
  cpSync(join(here, "bin"), join(source, "bin"), { recursive: true });
  buildInto(join(source, "dist"));
  npm(source, "pack", "--silent", "--ignore-scripts");
  const tarball = readdirSync(source).find((name) => name.endsWith(".tgz")) ?? "none";
  npm(folder, "install", join(source, tarball), "--prefer-offline", "--no-audit", "--no-fund");
}, 300_000);
afterAll(() => rmSync(top, { recursive: true }));

function npm(cwd: string, ...args: string[]): void {
  execFileSync("npm", args, { cwd, stdio: "pipe", shell: windows });
}

/** Runs the installed command as a person would. */
function npx(args: readonly string[]) {
  return run("npx", ["--no-install", "tetrarch", ...args]);
}

/** Runs it by the link that npm made, which is what `npx` does after a while. */
function tetrarch(args: readonly string[], input = "") {
  return run(join(folder, "node_modules", ".bin", windows ? "tetrarch.cmd" : "tetrarch"), args, input);
}

function run(program: string, args: readonly string[], input = "") {
  const home = join(top, "home");
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    input,
    encoding: "utf8",
    shell: windows,
    maxBuffer: 50_000_000,
    env: { ...process.env, TETRARCH_HOME: home, NO_UPDATE_NOTIFIER: "1" },
  });
  // What npm has to say about its own settings is not the command's.
  return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gm, "") };
}

describe("the packed tarball, installed in an empty folder", () => {
  test("holds what it needs and nothing else", () => {
    const files = readdirSync(join(folder, "node_modules", "tetrarch"), { recursive: true }).map(String);
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
