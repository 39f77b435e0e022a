import { type GameRecord, identityOfFinished } from "@tetrarch/play";
import type { Writing } from "./database.js";

/** The stores that a finished game is kept in. */
export const FINISHED_STORES = ["finished", "moves"] as const;

/** Puts games that were finished here into the history, in a transaction on both stores. One that is there already has counted. */
export async function keepFinished(writing: Writing, records: readonly GameRecord[]): Promise<void> {
  for (const record of records) {
    const store = writing.objectStore("finished");
    if ((await store.count(identityOfFinished(record))) > 0) continue;
    const before: readonly { readonly order?: unknown }[] = await store.getAll(rangeOfDeal(record));
    const orders = before.map(({ order }) => (typeof order === "number" ? order : 0));
    await putFinished(writing, record, Math.max(0, ...orders) + 1);
  }
}

/** Puts finished games that were lost back into the history; nobody knows in which order they were finished. */
export async function restoreFinished(writing: Writing, records: readonly GameRecord[]): Promise<void> {
  for (const record of records) {
    const count = await writing.objectStore("finished").count(identityOfFinished(record));
    if (count === 0) await putFinished(writing, record);
  }
}

/** The keys of all finished games of a deal. */
export function rangeOfDeal(game: Omit<Parameters<typeof identityOfFinished>[0], "id">): IDBKeyRange {
  const first = identityOfFinished({ ...game, id: "" });
  return IDBKeyRange.bound(first, `${first}g`);
}

/**
 * Puts a finished game into the history, in place of what is there of it.
 * @param order which of the games of its deal it was to be finished here; where nobody has counted it stays as it was
 */
export async function putFinished(writing: Writing, record: GameRecord, order?: number): Promise<void> {
  const key = identityOfFinished(record);
  const store = writing.objectStore("finished");
  const before: { readonly order?: number | undefined } | undefined = await store.get(key);
  const counted = order ?? before?.order;
  const { words, format: _, ...finished } = record;
  const listed = { ...finished, moves: words.length, ...(counted !== undefined && { order: counted }) };
  await Promise.all([store.put(listed, key), writing.objectStore("moves").put(words.join(" "), key)]);
}
