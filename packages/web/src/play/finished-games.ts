import { type GameRecord, identityOfFinished } from "@tetrarch/play";
import type { Writing } from "./database.js";

/** The stores that a finished game is kept in. */
export const FINISHED_STORES = ["finished", "moves"] as const;

/** Puts finished games into the history, in a transaction on both stores. One that is there already has counted. */
export async function keepFinished(writing: Writing, records: readonly GameRecord[]): Promise<void> {
  for (const record of records) {
    const count = await writing.objectStore("finished").count(identityOfFinished(record));
    if (count === 0) await putFinished(writing, record);
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
