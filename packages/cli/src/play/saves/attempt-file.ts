import { readFileSync } from "node:fs";
import { GAME_ID } from "@tetrarch/play";
import { writeWhole } from "../../files/text-files.js";

/** One go at a deal, from its first act on: what its record needs besides the game itself. */
export interface Attempt {
  readonly id: string;
  /** Milliseconds since 1970; undefined where nobody noted it. */
  readonly startedAt?: number | undefined;
}

/** What a file tells of an attempt; undefined where it tells nothing that can be used. */
export function readAttempt(path: string): Attempt | undefined {
  try {
    const { id, startedAt } = JSON.parse(readFileSync(path, "utf8"));
    if (typeof id !== "string" || !GAME_ID.test(id)) return undefined;
    return Number.isSafeInteger(startedAt) && startedAt >= 0 ? { id, startedAt } : { id };
  } catch {
    return undefined;
  }
}

/** Throws what the system says. */
export function writeAttempt(path: string, attempt: Attempt): void {
  writeWhole(path, `${JSON.stringify(attempt)}\n`);
}
