import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DealOrigin, GAME_ID, parseDealOrigin, type UnsavedGame } from "@tetrarch/play";
import { overwriteStart, writeWhole } from "../../files/text-files.js";

/** One go at a deal, from its first act on: what its record needs besides the game itself. */
export interface Attempt {
  readonly id: string;
  /** Milliseconds since 1970; undefined where it is not known. */
  readonly startedAt?: number | undefined;
  /** How long it was played in a browser, in milliseconds, where it comes from one: kept for the way back. */
  readonly playedFor?: number | undefined;
  /** Where its deal comes from; undefined where it is not known. */
  readonly origin?: DealOrigin | undefined;
  /** Whether the game has ended and is in the history. Stepping to the end of a transcript is no end. */
  readonly counts?: boolean | undefined;
  /** How far the game was played where its save could not be written (C-10). */
  readonly unsaved?: UnsavedGame | undefined;
}

/** The length to which an attempt's file is filled up, in letters: a mark in it needs no room on a disk that is full. */
const ROOM = 512;

/** Where the attempt of a finished game lies, by the name of the game's own file. */
export function finishedAttemptPath(home: string, name: string): string {
  return join(home, "attempts", name.replace(/txt$/, "json"));
}

/** Reads an attempt from its file; undefined when the file is missing or invalid. */
export function readAttempt(path: string): Attempt | undefined {
  try {
    const {
      id,
      startedAt,
      playedFor,
      origin: noted,
      counts,
      unsaved,
    } = JSON.parse(readFileSync(path, "utf8"));
    if (typeof id !== "string" || !GAME_ID.test(id)) return undefined;
    const origin = parseDealOrigin(noted);
    return {
      id,
      ...(isTime(startedAt) && { startedAt }),
      ...(isTime(playedFor) && { playedFor }),
      ...(origin && { origin }),
      ...(counts === true && { counts }),
      ...(isUnsaved(unsaved) && { unsaved }),
    };
  } catch {
    return undefined;
  }
}

/** Throws what the system says. */
export function writeAttempt(path: string, attempt: Attempt): void {
  writeWhole(path, textOf(attempt));
}

/** Marks in the file of an attempt how far its game was played, where nothing can be written that needs room. Throws what the system says. */
export function markUnsaved(path: string, unsaved: UnsavedGame): void {
  const attempt = readAttempt(path);
  if (attempt) overwriteStart(path, textOf({ ...attempt, unsaved }));
}

function textOf(attempt: Attempt): string {
  return `${JSON.stringify(attempt).padEnd(ROOM - 1)}\n`;
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isUnsaved(value: unknown): value is UnsavedGame {
  if (typeof value !== "object" || value === null) return false;
  const { moves, honest } = value as Partial<UnsavedGame>;
  return typeof moves === "number" && typeof honest === "boolean";
}
