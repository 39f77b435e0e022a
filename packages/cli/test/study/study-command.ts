import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { builtCommand } from "../built-command.js";

/** What a study is made of: a player that is quick, and the solver. */
export const RANDOM = ["four-gods", "--player", "random"] as const;
export const SOLVER = ["four-gods", "--player", "thoughtful"] as const;

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `tetrarch study` as it is built, and a folder for its files: both are there for the tests of one file. */
export class StudyCommand {
  #program = "";
  #folder = "";

  constructor() {
    beforeAll(() => {
      this.#program = builtCommand();
      this.#folder = mkdtempSync(join(tmpdir(), "tetrarch-study-"));
    }, 120_000);
    afterAll(() => {
      rmSync(this.#folder, { recursive: true });
    });
  }

  /** The path of a file in the folder. */
  path(name: string): string {
    return join(this.#folder, name);
  }

  /** What Node is started with. */
  line(args: readonly string[]): string[] {
    return [this.#program, "study", ...args];
  }

  /** Runs it to its end; tests that wait for it need not wait for each other. */
  async run(...args: readonly string[]): Promise<Ran> {
    const child = spawn(process.execPath, this.line(args), { stdio: ["ignore", "pipe", "pipe"] });
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close") as Promise<[number | null]>,
    ]);
    return { status, stdout, stderr };
  }

  start(...args: readonly string[]): ChildProcess {
    return spawn(process.execPath, this.line(args), { stdio: "ignore" });
  }
}

/** A file's text; none before it is there, or while another is put in its place. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Lets a program go on until its file has grown, and a little longer. */
export async function growth(child: ChildProcess, file: string, rest: number): Promise<void> {
  const before = textOf(file).length;
  while (child.exitCode === null && textOf(file).length === before) await pause(5);
  await pause(rest);
}
