import { createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { formatDealCode, ok, type Result } from "@tetrarch/engine";
import { differenceOf } from "@tetrarch/solver/studies";
import { reasonOf } from "../files/text-files.js";
import { EXIT, type Fault, fault } from "../report.js";
import { Coverage } from "../study/coverage.js";
import { withLock } from "../study/file-lock.js";
import { fileDigest } from "../study/manifest.js";
import { mergeRecords } from "../study/merge-records.js";
import type { StudyPlan } from "../study/plan.js";
import type { Row, Warn } from "../study/read-records.js";
import { mergeLogs } from "../study/run-log.js";
import { fileFaults } from "../words/en/faults.js";
import { studyWords } from "../words/en/study.js";
import { studyFaults } from "../words/en/study-faults.js";
import type { BudgetOptions } from "./budget.js";
import { type CommandContext, warn } from "./context.js";
import { isSameFile, unwritable } from "./options.js";
import { planOf } from "./study-plan.js";

export interface MergeOptions extends ExpectedOptions {
  readonly out: string;
}

/** `tetrarch study merge FILES… --out FILE`: puts the shards of a study together, in the order of the deals. */
export async function merge(
  paths: readonly string[],
  { out, ...options }: MergeOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const expected = expectedOf(options);
  if (!expected.ok) return expected;
  const there = statSync(out, { throwIfNoEntry: false });
  if (there && !there.isFile()) return fault("unwritable", fileFaults.about(out, fileFaults.notFile));
  const warnings: string[] = [];
  const merged = await withLock(out, () =>
    writeMerged({ paths, out, expected: expected.value, warn: (message) => warnings.push(message) }),
  );
  await warn(context, warnings);
  if (!merged.ok) return merged;
  const { deals, range, missing, firstGap } = merged.value;
  await warn(context, [fileFaults.about(out, studyWords.merged(deals, range?.first, range?.last))]);
  if (missing > 0) await warn(context, [studyWords.missingBetween(missing, firstGap)]);
  return ok(EXIT.fine);
}

interface Merging {
  readonly paths: readonly string[];
  readonly out: string;
  readonly expected: StudyPlan | undefined;
  readonly warn: Warn;
}

/** Writes beside the file to be made, which may be one of those that are read, and puts it in place when all is well. */
async function writeMerged({ paths, out, expected, warn }: Merging): Promise<Result<Coverage, Fault>> {
  const beside = `${out}.new`;
  const coverage = new Coverage();
  let failure: Fault | undefined;
  const text = async function* () {
    for await (const row of mergeRecords(paths, warn)) {
      const taken = row.ok && expected ? asExpected(expected, row.value) : row;
      if (!taken.ok) {
        failure = taken.error;
        return;
      }
      coverage.add({ dealNumber: taken.value.dealNumber, deal: taken.value.record.deal });
      yield `${taken.value.text}\n`;
    }
    failure = tooFewRecords(expected, coverage);
  };
  try {
    const target = createWriteStream(beside, { flush: true });
    const source = Readable.from(pieces(text()));
    await (out.endsWith(".gz") ? pipeline(source, createGzip(), target) : pipeline(source, target));
    if (failure) return { ok: false, error: failure };
    const isFree = !existsSync(out) || paths.some((path) => isSameFile(path, out));
    if (!isFree && (await fileDigest(beside)) !== (await fileDigest(out))) {
      return fault("unwritable", fileFaults.about(out, fileFaults.isThere));
    }
    renameSync(beside, out);
  } catch (error) {
    return fault("unwritable", fileFaults.about(out, reasonOf(error)));
  } finally {
    rmSync(beside, { force: true });
  }
  try {
    mergeLogs(paths, out);
  } catch (error) {
    warn(studyWords.logNotWritten(out, reasonOf(error)));
  }
  return ok(coverage);
}

function asExpected(expected: StudyPlan, row: Row): Result<Row, Fault> {
  const wrong = mismatchWithExpected(expected, row);
  return wrong === undefined ? ok(row) : fault("bad-study", fileFaults.atLine(row.path, row.line, wrong));
}

/** Why the records, all sound, are too few to make a file of. */
function tooFewRecords(expected: StudyPlan | undefined, coverage: Coverage): Fault | undefined {
  const missing = expected && missingFrom(expected, coverage);
  if (missing !== undefined) return fault("bad-study", studyFaults.nothingWritten(missing)).error;
  return coverage.deals > 0 ? undefined : fault("bad-study", studyFaults.noRecords).error;
}

const PIECE = 65_536;

/** Lines put together to pieces that are worth a write. */
async function* pieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** The study that files are to be of, as the command line of `study` has it. */
export interface ExpectedOptions extends BudgetOptions {
  readonly game?: string;
  readonly deals?: string;
  readonly player?: string;
  readonly variant?: string;
  readonly moves?: boolean;
}

/** What is expected of the files that are merged; undefined when nothing was said about it. */
export function expectedOf({ game, ...options }: ExpectedOptions): Result<StudyPlan | undefined, Fault> {
  const { deals, player, variant, nodes, memory, moves } = options;
  const said = { deals, player, variant, nodes, memory, moves };
  if (game !== undefined) return planOf(game, options);
  const [first] = Object.entries(said).find(([, value]) => value !== undefined) ?? [];
  if (first === undefined) return ok(undefined);
  return fault("usage", studyFaults.sayWhichStudy(first));
}

/** Why a record is not of the study expected. Versions are not compared: files may be older than the program. */
export function mismatchWithExpected({ study, range }: StudyPlan, row: Row): string | undefined {
  const { game, variant, player, budget, memory, moves } = study;
  const difference = differenceOf(row.study, { ...row.study, game, variant, player, budget, memory, moves });
  if (difference !== undefined) return studyFaults.otherStudy(difference, studyFaults.expected);
  if (row.dealNumber >= range.first && row.dealNumber <= range.last) return undefined;
  return studyFaults.notAmong(row.record.deal, range.first, range.last);
}

/** Which deals of the study expected are not there, in words; undefined when all are. */
export function missingFrom({ game, range, size }: StudyPlan, coverage: Coverage): string | undefined {
  const missing = size - coverage.deals;
  if (missing === 0) return undefined;
  const first = formatDealCode(game.dealCode, coverage.firstMissing(range.first));
  return studyFaults.missing(missing, size, first);
}
