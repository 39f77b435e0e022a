import { createWriteStream, existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ok, type Result } from "@tetrarch/engine";
import { reasonOf } from "../play/saves/files.js";
import { Coverage } from "../study/coverage.js";
import { withLock } from "../study/file-lock.js";
import { mergeRecords } from "../study/merge-records.js";
import type { Warn } from "../study/read-records.js";
import { mergeLogs } from "../study/run-log.js";
import { misreadFile } from "./misread-file.js";
import type { Outside } from "./outside.js";
import { EXIT, type Fault, fault } from "./report.js";

export interface MergeOptions {
  readonly out: string;
}

/** `tetrarch study merge FILES… --out FILE`: puts the shards of a study together, in the order of the deals. */
export async function merge(
  paths: readonly string[],
  { out }: MergeOptions,
  outside: Outside,
): Promise<Result<number, Fault>> {
  const misread = misreadFile("--out", out);
  if (misread) return misread;
  if (existsSync(out) && !paths.some((path) => isSameFile(path, out))) {
    return fault("unwritable", `${out}: it is there already; to add to it, name it among the files too`);
  }
  const warnings: string[] = [];
  const merged = await withLock(out, () => writeMerged(paths, out, (message) => warnings.push(message)));
  for (const warning of warnings) await outside.stderr.write(`tetrarch: ${warning}\n`);
  if (!merged.ok) return merged;
  const { deals, range, missing, firstGap } = merged.value;
  const which = range ? `, ${range.first} to ${range.last}` : "";
  await outside.stderr.write(`tetrarch: ${out}: ${deals} deals${which}\n`);
  if (missing > 0) {
    await outside.stderr.write(
      `tetrarch: warning: ${missing} deals between are missing, the first is ${firstGap}\n`,
    );
  }
  return ok(EXIT.fine);
}

function isSameFile(path: string, other: string): boolean {
  return existsSync(path) && realpathSync(path) === realpathSync(other);
}

/** Writes beside the file to be made, which may be one of those that are read, and puts it in place when all is well. */
async function writeMerged(
  paths: readonly string[],
  out: string,
  warn: Warn,
): Promise<Result<Coverage, Fault>> {
  const beside = `${out}.new`;
  const coverage = new Coverage();
  let failure: Fault | undefined;
  const text = async function* () {
    for await (const row of mergeRecords(paths, warn)) {
      if (!row.ok) {
        failure = row.error;
        return;
      }
      coverage.add(row.value);
      yield `${row.value.text}\n`;
    }
  };
  try {
    const target = createWriteStream(beside, { flush: true });
    const source = Readable.from(pieces(text()));
    await (out.endsWith(".gz") ? pipeline(source, createGzip(), target) : pipeline(source, target));
    if (failure) return { ok: false, error: failure };
    renameSync(beside, out);
  } catch (error) {
    return fault("unwritable", `${out}: ${reasonOf(error)}`);
  } finally {
    rmSync(beside, { force: true });
  }
  try {
    mergeLogs(paths, out);
  } catch (error) {
    warn(`warning: ${out} is whole, but the log beside it could not be written: ${reasonOf(error)}`);
  }
  return ok(coverage);
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
