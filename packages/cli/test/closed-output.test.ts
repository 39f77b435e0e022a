import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtCommand } from "./built-command.js";

const LINUX = process.platform === "linux";
/** 128 and the number of SIGPIPE: what a shell says of a program that it has ended. */
const READER_GONE = 141;

let program: string;
let folder: string;
beforeAll(() => {
  program = builtCommand();
  folder = mkdtempSync(join(tmpdir(), "tetrarch-closed-"));
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// What was closed from the start (`>&-`) no program of Node's can tell from what is thrown away: see docs/decisions/tools.md.
/** Each way in which a command writes to standard output: help, reports, failures as JSON, lines as they come. */
const LINES: readonly (readonly string[])[] = [
  ["--help"],
  ["solve", "FG-1-6"],
  ["deal", "FK-11982-4", "--json"],
  ["study", "fg", "--deals", "1..3", "--player", "random", "--jobs", "1"],
  ["engine"],
  ["play", "fk", "--plain"],
];

function options() {
  return { cwd: folder, env: { ...process.env, TETRARCH_HOME: join(folder, "home") } };
}

describe.each(LINES.map((line) => [line]))("%j", (args) => {
  const input = '{"op":"hello"}\n';

  test.runIf(LINUX)("on a full disk: exit 1, and why", () => {
    const full = openSync("/dev/full", "w");
    const stdio = ["pipe" as const, full, "pipe" as const];
    const ran = spawnSync(process.execPath, [program, ...args], {
      ...options(),
      input,
      stdio,
      encoding: "utf8",
    });
    closeSync(full);
    expect([ran.status, ran.stderr]).toEqual([1, expect.stringMatching(/^tetrarch: [^\n]*ENOSPC[^\n]*\n$/)]);
  });

  test("a reader who has left: exit 141, and not a word", async () => {
    const child = spawn(process.execPath, [program, ...args], options());
    child.stdout.destroy();
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const [status] = await once(child, "close");
    expect([status, stderr]).toEqual([READER_GONE, ""]);
  });
});
