import { ok, type Result } from "@tetrarch/engine";
import { headOf } from "@tetrarch/solver/studies";
import { EXIT, type Fault } from "../report.js";
import { dealCodeAt, isCondensed, readCondensed } from "../study/condensed-study.js";
import { readRecords, type Warn } from "../study/read-records.js";
import { type CommandContext, warn } from "./context.js";

/** How many lines are written at a time. */
const LINES = 1000;

/** `tetrarch study lines FILES…`: the records of studies as lines of JSON, those of condensed studies unpacked. */
export async function studyLines(
  paths: readonly string[],
  _options: object,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const warnings: string[] = [];
  for (const path of paths) {
    let waiting: string[] = [];
    for await (const line of linesOf(path, (message) => warnings.push(message))) {
      if (!line.ok) return line;
      waiting.push(`${line.value}\n`);
      if (waiting.length < LINES) continue;
      if (!(await context.stdout.write(waiting.join("")))) return ok(EXIT.fine);
      waiting = [];
    }
    if (!(await context.stdout.write(waiting.join("")))) return ok(EXIT.fine);
  }
  await warn(context, warnings);
  return ok(EXIT.fine);
}

async function* linesOf(path: string, warn: Warn): AsyncGenerator<Result<string, Fault>> {
  if (!isCondensed(path)) {
    for await (const row of readRecords(path, warn)) yield row.ok ? ok(row.value.text) : row;
    return;
  }
  const condensed = readCondensed(path);
  if (!condensed.ok) return yield condensed;
  const { study, outcomes, outcomeAt, effortAt } = condensed.value;
  for (const [place, effort] of effortAt.entries()) {
    const head = headOf(study, dealCodeAt(condensed.value, place));
    yield ok(JSON.stringify({ ...head, ...outcomes[outcomeAt[place] ?? 0], effort }));
  }
}
