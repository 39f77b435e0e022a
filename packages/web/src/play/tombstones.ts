import type { Database, Writing } from "./database.js";
import type { Kind, SecondCopy } from "./second-copy.js";

/** What is restored from its second copies, each kind in a store of the same name. */
export type RestorableKind = Extract<Kind, "finished" | "remarks" | "contests" | "payments">;

/**
 * Writes, in the transaction that deletes them, that things were deleted: nothing but the player brings them back. It
 * needs the store `tombstones`.
 */
export async function putTombstones(
  writing: Writing,
  kind: RestorableKind,
  keys: readonly string[],
): Promise<void> {
  const now = Date.now();
  const store = writing.objectStore("tombstones");
  await Promise.all(keys.map((key) => store.put(now, [kind, key])));
}

/** The same when all of a kind is deleted: then copies of what the database has lost before are deleted, too. */
export async function putTombstoneOfAll(
  writing: Writing,
  kind: RestorableKind,
  keys: readonly string[],
): Promise<void> {
  await putTombstones(writing, kind, keys);
  await writing.objectStore("tombstones").put(Date.now(), [kind]);
}

/** Removes the tombstones of what the player brings back, in the transaction that does so. */
export async function removeTombstones(
  writing: Writing,
  kind: RestorableKind,
  keys: readonly string[],
): Promise<void> {
  const store = writing.objectStore("tombstones");
  await Promise.all(keys.map((key) => store.delete([kind, key])));
}

export async function hasTombstone(writing: Writing, kind: RestorableKind, key: string): Promise<boolean> {
  return (await writing.objectStore("tombstones").count([kind, key])) > 0;
}

/** Forgets the copies of what was deleted. Where that fails nothing is lost by it: `differences` tries it again. */
export async function forgetCopies(
  database: Database,
  copies: SecondCopy,
  kind: RestorableKind,
  keys: "all" | readonly string[],
): Promise<void> {
  const areForgotten = await copies.forget(kind, keys);
  if (keys === "all" && areForgotten) await removeTombstoneOfAll(database, kind);
}

/** What only one of the database and its second copies has, by keys. */
export interface Differences {
  /** What the database has lost. */
  readonly onlyCopied: readonly string[];
  /** What has no second copy yet. */
  readonly onlyKept: readonly string[];
}

/** Compares a store with its second copies. Copies of what was deleted are no difference: they are forgotten. */
export async function differences(
  database: Database,
  copies: SecondCopy,
  kind: RestorableKind,
): Promise<Differences> {
  const opened = await database.open();
  const [copied, kept, tombstones] = await Promise.all([
    copies.keys(kind),
    opened.getAllKeys(kind),
    opened.getAllKeys("tombstones", IDBKeyRange.bound([kind], [kind, []])),
  ]);
  const [inCopies, inStore] = [new Set(copied), new Set(kept)];
  const deleted = new Set(tombstones.map(([, key]) => key));
  const isAllDeleted = tombstones.some((tombstone) => tombstone.length === 1);
  const unmatched = [...inCopies].filter((key) => !inStore.has(key));
  const unwanted = isAllDeleted ? unmatched : unmatched.filter((key) => deleted.has(key));
  if (isAllDeleted || unwanted.length > 0) {
    const areForgotten = await copies.forget(kind, unwanted.length === inCopies.size ? "all" : unwanted);
    if (isAllDeleted && areForgotten) await removeTombstoneOfAll(database, kind);
  }
  return {
    onlyCopied: isAllDeleted ? [] : unmatched.filter((key) => !deleted.has(key)),
    onlyKept: kept.filter((key) => !inCopies.has(key)),
  };
}

/** Where that fails the next comparison does it. */
async function removeTombstoneOfAll(database: Database, kind: RestorableKind): Promise<void> {
  const removed = database.write(["tombstones"], (writing) =>
    writing.objectStore("tombstones").delete([kind]),
  );
  await removed.catch(() => undefined);
}
