import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DealOrigin, GAME_ID, originNamed } from "@tetrarch/play";
import { writeWhole } from "../../files/text-files.js";

/** One go at a deal, from its first act on: what its record needs besides the game itself. */
export interface Attempt {
  readonly id: string;
  /** Milliseconds since 1970; undefined where nobody noted it. */
  readonly startedAt?: number | undefined;
  /** How its deal was come by; undefined where nobody noted it. */
  readonly origin?: DealOrigin | undefined;
  /** Whether the game has been brought to an end and is in the history. Stepping to the end of a transcript is no end. */
  readonly counts?: boolean | undefined;
}

/** Where the attempt of a finished game lies, by the name of the game's own file. */
export function finishedAttemptPath(home: string, name: string): string {
  return join(home, "attempts", name.replace(/txt$/, "json"));
}

/** What a file tells of an attempt; undefined where it tells nothing that can be used. */
export function readAttempt(path: string): Attempt | undefined {
  try {
    const { id, startedAt, origin: noted, counts } = JSON.parse(readFileSync(path, "utf8"));
    if (typeof id !== "string" || !GAME_ID.test(id)) return undefined;
    const isTime = Number.isSafeInteger(startedAt) && startedAt >= 0;
    const origin = originNamed(noted);
    return {
      id,
      ...(isTime && { startedAt }),
      ...(origin && { origin }),
      ...(counts === true && { counts }),
    };
  } catch {
    return undefined;
  }
}

/** Throws what the system says. */
export function writeAttempt(path: string, attempt: Attempt): void {
  writeWhole(path, `${JSON.stringify(attempt)}\n`);
}
