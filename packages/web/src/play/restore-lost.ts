import type { Database, Writing } from "./database.js";
import type { SecondCopy } from "./second-copy.js";
import { differences, hasTombstone, type RestorableKind } from "./tombstones.js";

/** How things of one kind are taken from their second copies. */
interface Restoring<Value> {
  readonly kind: RestorableKind;
  /** All stores that `put` needs. */
  readonly stores: readonly (RestorableKind | "moves")[];
  /** Reads the second copy of a thing; undefined when there is no whole one. */
  readonly read: (key: string) => Promise<Value | undefined>;
  readonly put: (writing: Writing, key: string, value: Value) => Promise<unknown>;
}

/** What came of it. */
export interface Restored {
  readonly restored: number;
  /** The keys of what has no second copy yet. */
  readonly uncopied: readonly string[];
}

/** Puts into the database what it has lost, from the second copies; but nothing that was deleted. */
export async function restoreLost<Value>(
  database: Database,
  copies: SecondCopy,
  { kind, stores, read, put }: Restoring<Value>,
): Promise<Restored> {
  const { onlyCopied, onlyKept: uncopied } = await differences(database, copies, kind);
  const lost: (readonly [string, Value])[] = [];
  for (const key of onlyCopied) {
    const value = await read(key);
    if (value !== undefined) lost.push([key, value]);
  }
  if (lost.length === 0) return { restored: 0, uncopied };
  const restored = await database.write([...stores, "tombstones"], async (writing) => {
    let count = 0;
    for (const [key, value] of lost) {
      // Another tab may have put it there since, or deleted it.
      const isThere = (await writing.objectStore(kind).count(key)) > 0;
      if (isThere || (await hasTombstone(writing, kind, key))) continue;
      await put(writing, key, value);
      count++;
    }
    return count;
  });
  return { restored, uncopied };
}
