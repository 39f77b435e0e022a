import { ok, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { nameOf, readText } from "../files/read-text.js";
import { type Fault, fault } from "../report.js";
import { benchWords } from "../words/en/bench.js";
import { fileFaults } from "../words/en/faults.js";
import type { BenchGame, BenchReport } from "./bench-report.js";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const marks = v.object({ inaccuracy: count, mistake: count, blunder: count });
const prices = v.object({ moves: v.array(v.number()), decisions: count, marks, chance: v.number() });
const game = v.object({
  deal: count,
  status: v.string(),
  score: v.number(),
  moves: v.string(),
  ending: v.picklist(["played", "resigned", "move-limit", "errors", "chatter", "time", "left"]),
  illegal: count,
  unreadable: count,
  prices: v.exactOptional(prices),
});
/** What is read of a report; its summary is made again from the games. */
const schema = v.object({
  format: v.literal("tetrarch-benchmark"),
  formatVersion: v.literal(1),
  version: v.string(),
  build: v.exactOptional(v.string()),
  game: v.string(),
  variant: v.string(),
  program: v.string(),
  form: v.picklist(["json", "text", "mcp"]),
  limits: v.object({ moves: count, errors: count, seconds: count }),
  commitment: v.string(),
  seed: v.exactOptional(v.string()),
  resumptions: v.exactOptional(v.array(count)),
  deals: count,
  games: v.array(game),
});

/** More than the report on a million games has. */
const MOST_BYTES = 2 ** 30;

/** Reads the JSON of a report. Errors are `unreadable`, `too-large` and `bad-study`. */
export async function readReport(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<Omit<BenchReport, "summary">, Fault>> {
  const text = await readText(path, stdin, MOST_BYTES);
  if (!text.ok) return text;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text.value);
  return read.success
    ? ok(read.output)
    : fault("bad-study", fileFaults.about(nameOf(path), benchWords.notReport));
}

/** Reads a line of a journal; undefined where it is no whole game. */
export function readGame(line: string): BenchGame | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), game), line);
  return read.success ? read.output : undefined;
}
