import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, cpus, release, type as systemName, totalmem } from "node:os";
import { MIB } from "@tetrarch/solver/studies";
import * as v from "valibot";
import { buildDigest } from "../build-digest.js";
import { VERSION } from "../version.js";

/** On what a study ran. */
export const machineSchema = v.object({
  /** The model of the processor. */
  cpu: v.string(),
  cores: v.number(),
  node: v.string(),
  /** `linux-x64`. */
  platform: v.string(),
  /** The name and release of the operating system; absent in logs of before, as are `memory`, in MiB, and `build` (`buildDigest`). */
  system: v.exactOptional(v.string()),
  memory: v.exactOptional(v.number()),
  build: v.exactOptional(v.string()),
});
export type Machine = Readonly<v.InferOutput<typeof machineSchema>>;

export function thisMachine(): Machine {
  return {
    cpu: (cpus()[0]?.model ?? "unknown").trim(),
    cores: availableParallelism(),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    system: `${systemName()} ${release()}`,
    memory: Math.round(totalmem() / MIB),
    build: buildDigest(),
  };
}

/** A run of a study has begun. */
export interface Began {
  readonly event: "begin";
  /** ISO 8601. */
  readonly time: string;
  readonly version: string;
  readonly machine: Machine;
  readonly jobs: number;
  /** Deals the file had before. */
  readonly had: number;
  /** Deals it is to have. */
  readonly size: number;
}

/** The run has ended in good order; one that was killed leaves no such line. */
export interface Ended {
  readonly event: "end";
  readonly time: string;
  /** Deals studied in this run. */
  readonly deals: number;
  readonly seconds: number;
  readonly jobs: number;
}

/** The log beside a study's file, packed or not. */
export function logPathOf(path: string): string {
  return `${path.replace(/\.gz$/, "")}.log`;
}

/** Writes down where and how fast a study runs: reports name the machine. Writing throws what the system says. */
export class RunLog {
  readonly #path: string;
  readonly #jobs: number;
  readonly #start = Date.now();

  constructor(studyPath: string, jobs: number) {
    this.#path = logPathOf(studyPath);
    this.#jobs = jobs;
  }

  begin(had: number, size: number): void {
    const machine = thisMachine();
    this.#write({ event: "begin", time: timeNow(), version: VERSION, machine, jobs: this.#jobs, had, size });
  }

  end(deals: number): void {
    const seconds = (Date.now() - this.#start) / 1000;
    this.#write({ event: "end", time: timeNow(), deals, seconds, jobs: this.#jobs });
  }

  #write(entry: Began | Ended): void {
    const line = `${JSON.stringify(entry)}\n`;
    appendFileSync(this.#path, endsWithinLine(this.#path) ? `\n${line}` : line);
  }
}

/** Whether the last line of a file has no end, as a run killed while it wrote leaves it. */
function endsWithinLine(path: string): boolean {
  const file = openSync(path, "a+");
  try {
    const { size } = fstatSync(file);
    const last = Buffer.alloc(1);
    return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== "\n";
  } finally {
    closeSync(file);
  }
}

/** Puts the logs beside several files together beside another one: each line once, by time. */
export function mergeLogs(paths: readonly string[], out: string): void {
  const lines = new Set(paths.flatMap((path) => logLines(path)));
  if (lines.size === 0) return;
  const byTime = [...lines].sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  writeFileSync(logPathOf(out), byTime.map((line) => `${line}\n`).join(""));
}

/** The machines that the log beside a file names; none where there is no log, or none that can be read. */
export function machinesOf(path: string): readonly Machine[] {
  return logLines(path)
    .map(beganMachine)
    .filter((machine) => machine !== undefined);
}

function logLines(path: string): readonly string[] {
  try {
    const lines = readFileSync(logPathOf(path), "utf8").split("\n");
    return lines.filter((line) => entryOf(line) !== undefined);
  } catch {
    return [];
  }
}

const entry = v.looseObject({ time: v.string() });
const began = v.object({ event: v.literal("begin"), machine: machineSchema });

function entryOf(line: string): { readonly time: string } | undefined {
  try {
    const read = v.safeParse(entry, JSON.parse(line));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

function timeOf(line: string): string {
  return entryOf(line)?.time ?? "";
}

function beganMachine(line: string): Machine | undefined {
  const read = v.safeParse(began, entryOf(line));
  return read.success ? read.output.machine : undefined;
}

function timeNow(): string {
  return new Date().toISOString();
}
