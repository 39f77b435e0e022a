import { ok, type Result } from "@tetrarch/engine";
import { differenceOf } from "@tetrarch/solver/studies";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type Row, type Rows, readRecords, type Warn, withoutTime } from "./read-records.js";

interface Source {
  readonly path: string;
  readonly rows: Rows;
  /** The first record not taken yet; undefined at the end. */
  head: Row | undefined;
}

/**
 * The records of several files of one study by rising deal number, a record that is in more than one of them once. It
 * needs no more memory than a record of each file. After a failure, which names file and line, there is nothing more.
 */
export async function* mergeRecords(paths: readonly string[], warn: Warn): Rows {
  const sources: Source[] = paths.map((path) => ({
    path,
    rows: readRecords(path, warn),
    head: undefined,
  }));
  try {
    for (const source of sources) {
      const moved = await advance(source);
      if (!moved.ok) return yield moved;
      if (!source.head) warn(studyFaults.noRecordsIn(source.path));
    }
    let last: Row | undefined;
    for (let source = lowest(sources); source?.head; source = lowest(sources)) {
      const row = source.head;
      const wrong = mismatchWithLast(last, row);
      if (wrong !== undefined) return yield fault("bad-study", fileFaults.atLine(row.path, row.line, wrong));
      if (row.dealNumber !== last?.dealNumber) yield ok(row);
      last = row;
      const moved = await advance(source);
      if (!moved.ok) return yield moved;
    }
  } finally {
    for (const { rows } of sources) await rows.return(undefined);
  }
}

async function advance(source: Source): Promise<Result<undefined, Fault>> {
  const next = await source.rows.next();
  if (next.done) {
    source.head = undefined;
    return ok(undefined);
  }
  if (!next.value.ok) return next.value;
  source.head = next.value.value;
  return ok(undefined);
}

function lowest(sources: readonly Source[]): Source | undefined {
  let found: Source | undefined;
  for (const source of sources) {
    if (source.head && (!found?.head || source.head.dealNumber < found.head.dealNumber)) found = source;
  }
  return found;
}

function mismatchWithLast(last: Row | undefined, row: Row): string | undefined {
  if (!last) return undefined;
  const difference = differenceOf(row.study, last.study);
  if (difference !== undefined) return studyFaults.otherStudy(difference, last.path);
  if (row.dealNumber !== last.dealNumber || withoutTime(row.text) === withoutTime(last.text))
    return undefined;
  return studyFaults.differsIn(row.record.deal, last.path, last.line);
}
