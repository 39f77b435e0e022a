import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { fileFaults, fileReasons, readReasons } from "../words/en/faults.js";

/** The most bytes of a file that is read from outside, and of a line of a study's records. */
export const MOST_BYTES = 1_000_000;

/**
 * Replaces a file so that a crash at any moment leaves either the old text or the new: written beside it, flushed
 * to disk, then renamed. Throws what the system says.
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`;
  const file = openSync(beside, "w", 0o600);
  try {
    fill(file, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** Writes a text over the beginning of a file, which needs no more room on disk. Throws what the system says. */
export function overwriteStart(path: string, text: string): void {
  fill(openSync(path, "r+"), text);
}

/**
 * Adds whole lines to the end of a file in one write, so that those of several processes do not mix, and brings them to
 * disk. They begin on a line of their own also where a crash has cut the last one short. Throws what the system says.
 */
export function appendLines(path: string, lines: readonly string[]): void {
  const isNew = !existsSync(path);
  fill(openSync(path, "a", 0o600), `\n${lines.join("\n")}\n`);
  if (isNew) syncFolder(dirname(path));
}

/**
 * Writes a text where a player wants it: through links, to devices too, and an existing file keeps its mode. Throws
 * what the system says, which is `EEXIST` where something is there that is to be kept.
 */
export function writeNamedFile(path: string, text: string, existing: "replace" | "keep" = "replace"): void {
  writeFileSync(path, text, { flag: existing === "keep" ? "wx" : "w" });
}

/** Writes a text to an open file, brings it to disk and closes it. */
function fill(file: number, text: string): void {
  try {
    const bytes = Buffer.from(text, "utf8");
    let written = 0;
    while (written < bytes.length) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a folder, and those it lies in, where they are missing. Throws what the system says. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  // Node's own way of making all of them never ends below /proc.
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

/** The names in a folder; none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Brings a folder's list of names to disk, where the system can do that. */
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } catch (error) {
    // Some network file systems have no such thing; the file itself is on disk.
    if (!isSystemError(error, ["EINVAL", "ENOTSUP", "ENOSYS"])) throw error;
  } finally {
    closeSync(folder);
  }
}

/** The text of a file of a sensible size. Throws what the system says, or an `Error` that says what is wrong. */
export function readWhole(path: string): string {
  const { size } = regularFile(path);
  if (size > MOST_BYTES) throw new Error(fileFaults.largerThan(MOST_BYTES));
  return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
}

function regularFile(path: string) {
  const stats = statSync(path);
  // Reading a pipe or a device might never end.
  if (!stats.isFile()) throw new Error(fileFaults.notFile);
  return stats;
}

/**
 * Sets a file aside as `NAME.broken-N`, with the file that belongs to it where there is one; N is the first number
 * that is free for both. Returns the new name. Throws.
 */
export function setAside(path: string, companion: string): string {
  const paths = [companion, path];
  let number = 1;
  while (paths.some((each) => existsSync(`${each}.broken-${number}`))) number++;
  for (const each of paths) if (existsSync(each)) renameSync(each, `${each}.broken-${number}`);
  return `${path}.broken-${number}`;
}

/** The system's code of an error; empty for any other. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether the system itself said no, rather than what was read being wrong; with `codes`, whether for one of these. */
export function isSystemError(error: unknown, codes?: readonly string[]): boolean {
  const code = codeOf(error);
  return codes ? codes.includes(code) : /^E(?!RR_)[A-Z0-9]+$/.test(code);
}

/** Why a file cannot be read, in a few words for people. */
export function readReasonOf(error: unknown): string {
  return readReasons[codeOf(error)] ?? reasonOf(error);
}

/** What went wrong with a file, in a few words for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return fileReasons[codeOf(error)] ?? error.message;
}
