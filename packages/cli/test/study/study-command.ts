import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { builtCommand } from "../built-command.js";

/** What a study is made of: a player that is quick, and the solver. */
export const RANDOM = ["four-gods", "--player", "random"] as const;
export const SOLVER = ["four-gods", "--player", "thoughtful"] as const;

/** `tetrarch study` as it is built, and a folder for its files: both are there for the tests of one file. */
export class StudyCommand {
  #built = { folder: "", program: "" };
  #folder = "";

  constructor() {
    beforeAll(() => {
      this.#built = builtCommand();
      this.#folder = mkdtempSync(join(tmpdir(), "tetrarch-study-"));
    }, 120_000);
    afterAll(() => {
      rmSync(this.#built.folder, { recursive: true });
      rmSync(this.#folder, { recursive: true });
    });
  }

  /** The path of a file in the folder. */
  path(name: string): string {
    return join(this.#folder, name);
  }

  /** What Node is started with. */
  line(args: readonly string[]): string[] {
    return [this.#built.program, "study", ...args];
  }

  run(...args: readonly string[]): Pick<SpawnSyncReturns<string>, "status" | "stdout" | "stderr"> {
    const { status, stdout, stderr } = spawnSync(process.execPath, this.line(args), {
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    return { status, stdout, stderr };
  }

  start(...args: readonly string[]): ChildProcess {
    return spawn(process.execPath, this.line(args), { stdio: "ignore" });
  }
}

/** A file's text; none before it is there. */
export function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Lets a program go on until its file has grown, and a little longer. */
export async function growth(child: ChildProcess, file: string, rest: number): Promise<void> {
  const before = textOf(file).length;
  while (child.exitCode === null && textOf(file).length === before) await pause(5);
  await pause(rest);
}
