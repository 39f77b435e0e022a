import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { games, ok, parseDealCode, quote, type Result, statuses } from "@tetrarch/engine";
import { differenceOf, type Study, type StudyRecord, studyOf, THOUGHTFUL } from "@tetrarch/solver/studies";
import * as v from "valibot";
import { MOST_BYTES, readReasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";

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
        warn(studyFaults.cutOffLine(path, number));
        return;
      }
      const read = readRecord(text);
      const wrong = read.ok ? mismatchWithPrevious(before, read.value) : read.error;
      if (!read.ok || wrong !== undefined) {
        yield fault("bad-study", fileFaults.atLine(path, number, wrong ?? ""));
        return;
      }
      before = { ...read.value, path, line: number };
      yield ok(before);
    }
  } catch (error) {
    yield fault("unreadable", fileFaults.about(path, readReasonOf(error)));
  }
}

function mismatchWithPrevious(
  before: Row | undefined,
  { study, record, dealNumber }: ReadRecord,
): string | undefined {
  if (!before) return undefined;
  const difference = differenceOf(study, before.study);
  if (difference !== undefined) return studyFaults.otherStudy(difference, studyFaults.lineBefore);
  if (dealNumber > before.dealNumber) return undefined;
  return studyFaults.notInOrder(record.deal, before.record.deal);
}

/** The study that a file is of; undefined when it has no records. */
export async function studyOfFile(path: string): Promise<Result<Study | undefined, Fault>> {
  for await (const row of readRecords(path, () => {})) return row.ok ? ok(row.value.study) : row;
  return ok(undefined);
}

export interface RecordLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Where the line, with its line feed, ends: bytes from the start of the text. */
  readonly end: number;
  /** Whether it has a line feed; only a last line may lack one, when its writer was killed. */
  readonly whole: boolean;
}

const LINE_FEED = 10;

/** The bytes of a file, unpacked where its name ends in `.gz`. Reading throws what the system says. */
export function bytesOf(path: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(path);
  if (!path.endsWith(".gz")) return file;
  const unpacked = createGunzip();
  // A failure to read must not be taken for the end of the data.
  file.on("error", (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

/**
 * Cuts bytes into lines. Throws at a line of more than {@link MOST_BYTES} bytes: no record is that long. Only zeros at
 * the very end may be as many as they like: a power failure leaves them where a file had grown but was not written.
 */
export async function* recordLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<RecordLine> {
  let rest: Uint8Array = Buffer.alloc(0);
  /** Zeros after the rest that are too many to be kept with it. */
  let zeros = 0;
  let number = 0;
  let end = 0;
  for await (const chunk of input) {
    if (zeros > 0) {
      if (withoutZeros(chunk).length > 0) throw tooLong(number + 1);
      zeros += chunk.length;
      continue;
    }
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    // What was left over before has no line feed.
    for (let at = bytes.indexOf(LINE_FEED, rest.length); at >= 0; at = bytes.indexOf(LINE_FEED, start)) {
      end += at + 1 - start;
      yield { text: textOf(bytes.subarray(start, at)), number: ++number, end, whole: true };
      start = at + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length <= MOST_BYTES) continue;
    const kept = withoutZeros(rest);
    if (kept.length > MOST_BYTES) throw tooLong(number + 1);
    zeros = rest.length - kept.length;
    rest = kept;
  }
  const left = rest.length + zeros;
  if (left > 0) yield { text: textOf(rest), number: number + 1, end: end + left, whole: false };
}

function tooLong(line: number): Error {
  return new Error(studyFaults.lineTooLong(line, MOST_BYTES));
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  let length = bytes.length;
  while (bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}

export interface ReadRecord {
  readonly record: StudyRecord;
  readonly study: Study;
  readonly dealNumber: number;
  /** The line, without its end. */
  readonly text: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.picklist(statuses);
const score = v.strictObject({ value: v.number(), max: v.number(), text: v.string() });
/** How a deal ended for a player. */
export const PLAYED = { status, score };
/** What the solver found of a deal. */
export const SOLVED = {
  verdict: v.picklist(["won", "lost", "unknown"]),
  best: v.exactOptional(v.strictObject({ status, score, exact: v.boolean() })),
  stop: v.exactOptional(v.picklist(["nodes", "memory"])),
};
const head = {
  game: v.string(),
  deal: v.string(),
  variant: v.exactOptional(v.string()),
  player: v.string(),
  playerVersion: v.exactOptional(count),
  weights: v.exactOptional(v.string()),
  budget: count,
  memory: v.exactOptional(count),
  version: v.string(),
};
const milliseconds = v.exactOptional(v.pipe(v.number(), v.minValue(0)));
// Of several wrong fields the first in this order is named.
const solved = v.strictObject({
  ...head,
  verdict: SOLVED.verdict,
  length: count,
  moves: v.exactOptional(v.array(v.string())),
  best: SOLVED.best,
  nodes: count,
  states: count,
  stop: SOLVED.stop,
  milliseconds,
});
const played = v.strictObject({
  ...head,
  ...PLAYED,
  length: count,
  nodes: count,
  luck: v.exactOptional(v.pipe(v.number(), v.finite())),
  luckBy: v.exactOptional(count),
  milliseconds,
});

/** Reads a line of a study's file; an error says what is wrong with it. */
export function readRecord(text: string): Result<ReadRecord, string> {
  const json = parsed(text);
  if (json === undefined) return { ok: false, error: studyFaults.notJson };
  const thoughtful =
    typeof json === "object" && json !== null && "player" in json && json.player === THOUGHTFUL;
  const read = v.safeParse(thoughtful ? solved : played, json);
  if (!read.success) return { ok: false, error: studyFaults.noRecord(wrongPart(read.issues[0])) };
  const record: StudyRecord = read.output;
  const game = games.find(({ id }) => id === record.game);
  if (!game) return { ok: false, error: studyFaults.noGame(quote(record.game)) };
  const dealNumber = parseDealCode(game.dealCode, record.deal);
  if (!dealNumber.ok) return { ok: false, error: dealNumber.error.message };
  return ok({ record, study: studyOf(record), dealNumber: dealNumber.value, text });
}

/** A record's line without its milliseconds, which differ from run to run. */
export function withoutTime(line: string): string {
  return line.replace(/,"milliseconds":[\d.]+\}$/, "}");
}

/** The value of a JSON text; undefined for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where in an object an issue is: `study.game`; empty for the object itself. */
export function placeOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map(({ key }) => String(key)).join(".");
}

function wrongPart(issue: v.BaseIssue<unknown>): string {
  const path = placeOf(issue);
  return path === "" ? studyFaults.noObject : studyFaults.wrongField(quote(path));
}
