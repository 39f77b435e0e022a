import { existsSync, readFileSync, rmSync } from "node:fs";
import { ok, type Result } from "@tetrarch/engine";
import { appendLines, reasonOf, writeWhole } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { benchWords } from "../words/en/bench.js";
import { fileFaults } from "../words/en/faults.js";
import { type BenchGame, type Benchmark, reportHead } from "./bench-report.js";
import { readGame } from "./read-report.js";

/** The file with the games of an unfinished benchmark. */
export function journalPath(out: string): string {
  return `${out}.games.jsonl`;
}

/**
 * The games of an unfinished benchmark, a line each, and its seed in a file of its own: neither they nor a report of them reveal the seed
 * while there are deals to play.
 */
export class BenchJournal {
  readonly seed: string;
  /** The games that were there when it was opened. */
  readonly games: readonly BenchGame[];
  /** After how many games the benchmark was resumed, once for each time. */
  readonly resumptions: readonly number[];
  readonly #out: string;

  constructor(out: string, seed: string, { games, runs }: JournalEntries) {
    this.#out = out;
    this.seed = seed;
    this.games = games;
    this.resumptions = runs.slice(1);
  }

  append(game: BenchGame): Result<undefined, Fault> {
    const path = journalPath(this.#out);
    try {
      appendLines(path, [JSON.stringify(game)]);
      return ok(undefined);
    } catch (error) {
      return fault("unwritable", fileFaults.about(path, reasonOf(error)));
    }
  }

  /** Removes it when the report is written. */
  remove(): void {
    rmSync(journalPath(this.#out), { force: true });
    rmSync(seedPath(this.#out), { force: true });
  }
}

/**
 * Opens the journal of a benchmark, new or to go on with. A line that a crash has cut short, and what cannot follow it, is played again.
 * @param publicSeed a seed that need not be secret
 */
export function openJournal(
  out: string,
  benchmark: Benchmark,
  publicSeed: string | undefined,
): Result<BenchJournal, Fault> {
  const path = journalPath(out);
  try {
    const isResumed = existsSync(path);
    if (isResumed && publicSeed === undefined && !existsSync(seedPath(out)))
      return fault("unwritable", fileFaults.about(path, benchWords.noSeed(seedPath(out))));
    const seed = publicSeed ?? (isResumed ? readFileSync(seedPath(out), "utf8").trim() : benchmark.plan.seed);
    const head = headLine({ ...benchmark, plan: { ...benchmark.plan, seed } });
    if (!isResumed) {
      writeWhole(seedPath(out), `${seed}\n`);
      writeWhole(path, `${head}\n`);
      return ok(new BenchJournal(out, seed, { games: [], runs: [0] }));
    }
    const entries = readEntries(path, head);
    if (!entries) return fault("unwritable", fileFaults.about(path, benchWords.isOther));
    appendLines(path, [head]);
    return ok(new BenchJournal(out, seed, { ...entries, runs: [...entries.runs, entries.games.length] }));
  } catch (error) {
    return fault("unwritable", fileFaults.about(path, reasonOf(error)));
  }
}

function seedPath(out: string): string {
  return `${out}.secret-seed`;
}

/** The line with which each run begins. */
function headLine(benchmark: Benchmark): string {
  const { isPriced } = benchmark;
  return JSON.stringify({ ...reportHead(benchmark), format: "tetrarch-benchmark-games", isPriced });
}

interface JournalEntries {
  readonly games: readonly BenchGame[];
  /** How many games there were when each run began. */
  readonly runs: readonly number[];
}

/** Returns what a journal holds; undefined where it is that of another benchmark. */
function readEntries(path: string, head: string): JournalEntries | undefined {
  const games: BenchGame[] = [];
  const runs: number[] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "") continue;
    if (line === head) runs.push(games.length);
    if (runs.length === 0) return undefined;
    const game = readGame(line);
    if (game?.deal === games.length + 1) games.push(game);
  }
  return runs.length === 0 ? undefined : { games, runs };
}
