import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { ok, quote, type Result } from "@tetrarch/engine";
import { reasonOf, writeNamedFile } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { fileFaults, usageWords } from "../words/en/faults.js";

/**
 * The number after an option.
 * @param usual what it is when the option is not there
 */
export function wholeNumber<Usual extends number | undefined>(
  option: string,
  text: string | undefined,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: Usual },
): Result<number | Usual, Fault> {
  if (text === undefined) return ok(usual);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return fault("usage", usageWords.wholeNumber(option, quote(text), least, most));
}

/** The fault of a file name that is empty, or was to be another option: `--transcript --plain`. Undefined when there is none. */
export function misreadFile(option: string, file: string | undefined) {
  if (file === "") return fault("usage", usageWords.noFileName(option));
  if (!file?.startsWith("-")) return undefined;
  return fault("usage", usageWords.looksLikeOption(option, quote(file), file));
}

/**
 * Why a file cannot be written, found out before the work whose result it is to take: undefined when it can be. What
 * is there stays as it is, and nothing is left behind.
 * @param option the option that names it, for messages
 */
export function unwritable(option: string, path: string | undefined) {
  if (path === undefined) return undefined;
  return misreadFile(option, path) ?? failing(option, path, tryToWrite);
}

/** The same for a folder, which is made later where it is missing. */
export function unwritableFolder(option: string, path: string | undefined) {
  return path === undefined ? undefined : failing(option, path, tryToFill);
}

function failing(option: string, path: string, attempt: (path: string) => void) {
  try {
    attempt(path);
    return undefined;
  } catch (error) {
    return fault("unwritable", fileFaults.about(`${option} ${path}`, reasonOf(error)));
  }
}

function tryToWrite(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() || stats?.isDirectory()) {
    closeSync(openSync(path, "r+"));
  } else if (stats) {
    // Opening a pipe would wait for its reader.
    accessSync(path, constants.W_OK);
  } else if (!lstatSync(path, { throwIfNoEntry: false })) {
    closeSync(openSync(path, "wx"));
    rmSync(path);
  }
}

function tryToFill(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) tryToFill(dirname(path));
  else if (stats.isDirectory()) accessSync(path, constants.W_OK);
  else throw new Error(fileFaults.isFile);
}

/** Writes a text to a file that the command line names. Errors are `unwritable`. */
export function writeOut(path: string, text: string): Result<undefined, Fault> {
  try {
    writeNamedFile(path, text);
    return ok(undefined);
  } catch (error) {
    return fault("unwritable", fileFaults.about(path, reasonOf(error)));
  }
}

/** Whether two names are of one file that is there. */
export function isSameFile(path: string, other: string): boolean {
  return existsSync(path) && existsSync(other) && realpathSync(path) === realpathSync(other);
}
