import { type GameRecord, identityOfFinished } from "@tetrarch/play";
import type { Writing } from "./database.js";
import { hasTombstone } from "./tombstones.js";

/** The stores that a finished game is kept in. */
export const FINISHED_STORES = ["finished", "moves"] as const;

/** The stores that are needed to put one there. */
export const KEEPING_STORES = [...FINISHED_STORES, "tombstones"] as const;

/** Puts finished games into the history. One that is there already has counted; one that was deleted stays deleted. */
export async function keepFinished(writing: Writing, records: readonly GameRecord[]): Promise<void> {
  for (const record of records) {
    const key = identityOfFinished(record);
    const isThere = (await writing.objectStore("finished").count(key)) > 0;
    if (!isThere && !(await hasTombstone(writing, "finished", key))) await putFinished(writing, record);
  }
}

/** Puts a finished game into the history, in place of what is there of it. */
export async function putFinished(writing: Writing, record: GameRecord): Promise<void> {
  const key = identityOfFinished(record);
  const { words, format: _, ...finished } = record;
  await Promise.all([
    writing.objectStore("finished").put({ ...finished, moves: words.length }, key),
    writing.objectStore("moves").put(words.join(" "), key),
  ]);
}
