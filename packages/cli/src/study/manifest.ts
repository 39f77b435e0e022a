import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { ok, type Result } from "@tetrarch/engine";
import type { Study } from "@tetrarch/solver/studies";
import * as v from "valibot";
import { readReasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { VERSION } from "../version.js";
import { fileFaults } from "../words/en/faults.js";
import { manifestWords, studyFaults } from "../words/en/study-faults.js";
import { dealCodeAt, isCondensed, readCondensed } from "./condensed-study.js";
import { parsed, placeOf, readRecords, type Warn } from "./read-records.js";
import { distinct } from "./report-text.js";
import { type Machine, machineSchema, machinesOf } from "./run-log.js";

/** What a paper says of its data: which files there are, of which studies, and where they were made. */
export interface StudyManifest {
  readonly format: typeof FORMAT;
  readonly formatVersion: 1;
  /** Of the program that wrote the manifest; that of a study is in the study. */
  readonly version: string;
  /** All that the logs beside the files name. */
  readonly machines: readonly Machine[];
  readonly files: readonly StudyFile[];
}

interface StudyFile extends StudyContent {
  /** From the folder of the manifest, with `/` between folders. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface StudyContent {
  readonly study: Study;
  readonly deals: number;
  /** The codes of the first deal and the last. */
  readonly first: string;
  readonly last: string;
}

/** How the name of a manifest ends. */
export const MANIFEST = ".manifest.json";
const FORMAT = "tetrarch-study-manifest";

export function isManifest(path: string): boolean {
  return path.endsWith(MANIFEST);
}

/** Describes the files of studies. @param out where the manifest is to lie */
export async function manifestOf(
  paths: readonly string[],
  out: string,
  warn: Warn,
): Promise<Result<StudyManifest, Fault>> {
  const files: StudyFile[] = [];
  for (const path of paths) {
    const content = isCondensed(path) ? condensedContent(path) : await recordedContent(path, warn);
    if (!content.ok) return content;
    if (machinesOf(path).length === 0) warn(fileFaults.about(path, manifestWords.noMachine));
    const name = relative(dirname(resolve(out)), resolve(path)).replaceAll(sep, "/");
    files.push({
      path: name,
      bytes: statSync(path).size,
      sha256: await fileDigest(path),
      ...content.value,
    });
  }
  const machines = distinct(paths.flatMap(machinesOf));
  return ok({ format: FORMAT, formatVersion: 1, version: VERSION, machines, files });
}

function condensedContent(path: string): Result<StudyContent, Fault> {
  const condensed = readCondensed(path);
  if (!condensed.ok) return condensed;
  const { study, effortAt } = condensed.value;
  const deals = effortAt.length;
  const [first, last] = [dealCodeAt(condensed.value, 0), dealCodeAt(condensed.value, deals - 1)];
  return ok({ study, deals, first, last });
}

async function recordedContent(path: string, warn: Warn): Promise<Result<StudyContent, Fault>> {
  let content: StudyContent | undefined;
  for await (const row of readRecords(path, warn)) {
    if (!row.ok) return row;
    const { study, record } = row.value;
    const { first = record.deal, deals = 0 } = content ?? {};
    content = { study, deals: deals + 1, first, last: record.deal };
  }
  return content ? ok(content) : fault("bad-study", fileFaults.about(path, studyFaults.noRecords));
}

/** The SHA-256 of a file, in hexadecimal. Throws what the system says. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What is read of a manifest: enough to tell whether the files are the same. */
const schema = v.object({
  format: v.literal(FORMAT),
  formatVersion: v.literal(1),
  machines: v.array(machineSchema),
  files: v.array(v.object({ path: v.string(), bytes: count, sha256: v.string() })),
});

/** In what the files are not as a manifest has them, a line a file. @param path where it lies */
export async function differencesFrom(
  text: string,
  path: string,
): Promise<Result<{ readonly files: number; readonly lines: readonly string[] }, Fault>> {
  const read = v.safeParse(schema, parsed(text));
  if (!read.success) {
    return fault("bad-study", fileFaults.about(path, manifestWords.wrong(placeOf(read.issues[0]))));
  }
  const { files } = read.output;
  const lines: string[] = [];
  for (const { path: name, bytes, sha256 } of files) {
    const wrong = await mismatchOf(resolve(dirname(path), name), bytes, sha256);
    if (wrong !== undefined) lines.push(fileFaults.about(name, wrong));
  }
  return ok({ files: files.length, lines });
}

async function mismatchOf(path: string, bytes: number, sha256: string): Promise<string | undefined> {
  try {
    const { size } = statSync(path);
    if (size !== bytes) return manifestWords.otherSize(size, bytes);
    const digest = await fileDigest(path);
    return digest === sha256 ? undefined : manifestWords.otherDigest(digest);
  } catch (error) {
    return readReasonOf(error);
  }
}
