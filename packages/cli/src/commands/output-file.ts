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
import { reasonOf } from "../files/text-files.js";
import { fault } from "../report.js";
import { misreadFile } from "./misread-file.js";

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
    return fault("unwritable", `${option} ${path}: ${reasonOf(error)}`);
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
  else throw new Error("there is a file where a folder should be");
}

/** Whether two names are of one file that is there. */
export function isSameFile(path: string, other: string): boolean {
  return existsSync(path) && existsSync(other) && realpathSync(path) === realpathSync(other);
}
