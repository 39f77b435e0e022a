import { ok, type Result } from "@tetrarch/engine";
import { differenceOf, type Study } from "@tetrarch/solver/studies";
import { reasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { bytesOf, recordLines } from "./record-lines.js";
import { type ReadRecord, readRecord } from "./record-text.js";

/** A record and where it was read. */
export interface Row extends ReadRecord {
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

export type Rows = AsyncGenerator<Result<Row, Fault>>;

/** Hears of what is left out, for the user to know. */
export type Warn = (message: string) => void;

/**
 * The records of a file: all of one study, by rising deal number. After a failure, which names file and line, there
 * is nothing more. Half a last line, of a study that was killed, is left out.
 */
export async function* readRecords(path: string, warn: Warn): Rows {
  let before: Row | undefined;
  try {
    for await (const { text, number, whole } of recordLines(bytesOf(path))) {
      if (!whole) {
        warn(`${path}: line ${number} is cut off, so it is left out`);
        return;
      }
      const read = readRecord(text);
      const wrong = read.ok ? mismatchWithPrevious(before, read.value) : read.error;
      if (!read.ok || wrong !== undefined) {
        yield fault("bad-study", `${path}: line ${number}: ${wrong}`);
        return;
      }
      before = { ...read.value, path, line: number };
      yield ok(before);
    }
  } catch (error) {
    yield fault("unreadable", `${path}: ${reasonOf(error)}`);
  }
}

function mismatchWithPrevious(
  before: Row | undefined,
  { study, record, dealNumber }: ReadRecord,
): string | undefined {
  if (!before) return undefined;
  const difference = differenceOf(study, before.study);
  if (difference !== undefined) return `it is of another study than the line before: ${difference}`;
  if (dealNumber > before.dealNumber) return undefined;
  return `${record.deal} comes after ${before.record.deal}: records go by rising deal number`;
}

/** The study that a file is of; undefined when it has no records. */
export async function studyOfFile(path: string): Promise<Result<Study | undefined, Fault>> {
  for await (const row of readRecords(path, () => {})) return row.ok ? ok(row.value.study) : row;
  return ok(undefined);
}
