import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { MOST_BYTES } from "../../limits.js";

/**
 * Replaces a file so that a crash at any moment leaves either the old text or the new: written beside it, brought
 * to disk, then renamed. Throws what the system says.
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`;
  const file = openSync(beside, "w", 0o600);
  try {
    const bytes = Buffer.from(text, "utf8");
    let written = 0;
    while (written < bytes.length) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

/** Brings a folder's list of names to disk, where the system can do that. */
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The text of a file of a sensible size. Throws what the system says, or an `Error` that says what is wrong. */
export function readWhole(path: string): string {
  const { size } = regularFile(path);
  if (size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES} bytes`);
  return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
}

function regularFile(path: string) {
  const stats = statSync(path);
  // Reading a pipe or a device might never end.
  if (!stats.isFile()) throw new Error("it is not a file");
  return stats;
}

/** Sets a file aside as `NAME.broken-N`, the first number that is free; returns the new name. Throws. */
export function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.broken-${number}`)) number++;
  const aside = `${path}.broken-${number}`;
  renameSync(path, aside);
  return aside;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "your quota of the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "there is no permission",
  EPERM: "there is no permission",
  ENOENT: "there is no such place",
  ENOTDIR: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
  EIO: "the disk has an error",
  ERR_ENCODING_INVALID_ENCODED_DATA: "it is not a text",
};

/** What went wrong with a file, in a few words for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return REASONS[code] ?? error.message;
}
