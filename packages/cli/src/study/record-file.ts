import { closeSync, fsyncSync, ftruncateSync, openSync, statSync, writeSync } from "node:fs";
import { formatDealCode, ok, type Result } from "@tetrarch/engine";
import { dealNumberAt, differenceOf, headOf } from "@tetrarch/solver/studies";
import { reasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";
import type { StudyPlan } from "./plan.js";
import { bytesOf, type RecordLine, readRecord, recordLines } from "./read-records.js";

/** A study's file, open for the records that it lacks. Writing throws what the system says. */
export class RecordFile {
  /** How many deals it had when it was opened. */
  readonly had: number;
  /** How many bytes of a broken end were cut off. */
  readonly cut: number;
  readonly #file: number;

  constructor(file: number, had: number, cut: number) {
    this.#file = file;
    this.had = had;
    this.cut = cut;
  }

  append(lines: readonly string[]): void {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""), "utf8");
    let written = 0;
    while (written < bytes.length) written += writeSync(this.#file, bytes, written);
  }

  /** Brings everything to disk. */
  close(): void {
    try {
      fsyncSync(this.#file);
    } finally {
      closeSync(this.#file);
    }
  }
}

/** What a file holds of a plan already. */
interface Found {
  readonly deals: number;
  /** Where the last whole record ends, in bytes. */
  readonly end: number;
}

/**
 * Opens a study's file, new or to go on with. Its whole lines must be the first records of the plan, each as the plan
 * has it; a broken end is cut off, which is half a last
 * line or what a power failure has made zeros of. Anything else is left untouched: `bad-study`.
 */
export async function openRecordFile(path: string, plan: StudyPlan): Promise<Result<RecordFile, Fault>> {
  if (path.endsWith(".gz")) {
    return fault("usage", fileFaults.about(`--out ${path}`, studyFaults.packLater));
  }
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && !stats.isFile()) return fault("unwritable", fileFaults.about(path, fileFaults.notFile));
    const found = stats ? await foundIn(path, plan) : ok<Found>({ deals: 0, end: 0 });
    if (!found.ok) return found;
    const file = openSync(path, "a");
    const { deals, end } = found.value;
    const cut = (stats?.size ?? 0) - end;
    if (cut > 0) ftruncateSync(file, end);
    return ok(new RecordFile(file, deals, cut));
  } catch (error) {
    return fault("unwritable", fileFaults.about(path, reasonOf(error)));
  }
}

async function foundIn(path: string, plan: StudyPlan): Promise<Result<Found, Fault>> {
  let found: Found = { deals: 0, end: 0 };
  for await (const line of recordLines(bytesOf(path))) {
    const isTorn = !line.whole || line.text.includes("\0");
    const wrong = isTorn
      ? mismatchOfTornLine(line, found.deals, plan)
      : mismatchWithPlan(line, found.deals, plan);
    if (wrong !== undefined) {
      return fault("bad-study", fileFaults.atLine(path, line.number, studyFaults.leftAsItIs(wrong)));
    }
    // What comes after a hole is whole perhaps, but has no place: its deals are studied again.
    if (isTorn) break;
    found = { deals: found.deals + 1, end: line.end };
  }
  return ok(found);
}

/** Why a line is not the record of the plan's deal in this place. */
function mismatchWithPlan({ text }: RecordLine, place: number, plan: StudyPlan): string | undefined {
  const read = readRecord(text);
  if (!read.ok) return read.error;
  const { study, dealNumber, record } = read.value;
  const difference = differenceOf(study, plan.study);
  if (difference !== undefined) return studyFaults.otherStudy(difference);
  if (place >= plan.size) return studyFaults.beyondPlan;
  if (dealNumber === dealNumberAt(plan.range, plan.shard, place)) return undefined;
  return studyFaults.otherDeal(record.deal, dealAt(plan, place));
}

/**
 * Half a line must be the beginning of what would have been written there: else the file is not ours to cut. Zeros are
 * what a power failure leaves of bytes that were not written to disk.
 */
function mismatchOfTornLine({ text, whole }: RecordLine, place: number, plan: StudyPlan): string | undefined {
  const half = text.replace(/\0.*$/s, "");
  const goesOn = whole || /[^\0]/.test(text.slice(half.length));
  // Without a record before it, it may be any file.
  if (goesOn && place === 0) return studyFaults.otherRecord;
  if (half === "") return undefined;
  if (place >= plan.size) return studyFaults.beyondPlan;
  const start = JSON.stringify(headOf(plan.study, dealAt(plan, place))).slice(0, -1);
  return half.startsWith(start) || start.startsWith(half) ? undefined : studyFaults.otherRecord;
}

function dealAt({ game, range, shard }: StudyPlan, place: number): string {
  return formatDealCode(game.dealCode, dealNumberAt(range, shard, place));
}
