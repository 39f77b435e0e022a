import { type CardSet, parseCardSet } from "@tetrarch/engine/four-gods";
import type { WorkshopKeepsake } from "@tetrarch/play";
import type { Database, KeptCardSet } from "../../../play/database.js";
import { answered } from "../../../play/patience.js";
import { type Draft, draftOf } from "./draft.js";

/** A set in the making, and where it is kept. */
export interface OwnSet {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly draft: Draft;
}

/** What became of a change: it is kept, or somebody else has changed or deleted the set meanwhile, and nothing is. */
export type ChangeEnd = "kept" | "changed elsewhere" | "deleted elsewhere";

/** The most letters of a file that are read: the terminal's limit, too. */
const MOST_LETTERS = 1_000_000;

/**
 * The card sets of one's own in this browser's database, as they stand in their forms, finished or not. All methods may reject,
 * with an Error for which `reasonOf` has words.
 */
export class CardSets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The one that was worked on last comes first. */
  async list(): Promise<readonly OwnSet[]> {
    const database = await answered(this.#database.open());
    const [keys, values] = await Promise.all([database.getAllKeys("sets"), database.getAll("sets")]);
    return values
      .map((kept, index) => ({ id: String(keys[index]), changedAt: timeOf(kept), draft: draftOf(kept.set) }))
      .sort((one, other) => other.changedAt - one.changedAt);
  }

  /** Keeps a set that is new. */
  add({ id, changedAt, draft }: OwnSet): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (writing) => {
      await writing.objectStore("sets").add({ changedAt, set: draft }, id);
      return "kept";
    });
  }

  /**
   * Keeps a set as it stands now, unless another tab has changed or deleted it.
   * @param known the `changedAt` of the set as it was opened, and of all changes made since
   */
  change({ id, changedAt, draft }: OwnSet, known: ReadonlySet<number>): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (writing) => {
      const sets = writing.objectStore("sets");
      const kept = await sets.get(id);
      if (kept === undefined) return "deleted elsewhere";
      if (!known.has(timeOf(kept))) return "changed elsewhere";
      await sets.put({ changedAt, set: draft }, id);
      return "kept";
    });
  }

  /**
   * Deletes a set, unless another tab has changed it; one that another tab has deleted is gone as it should be.
   * @param known as in `change`
   */
  delete(id: string, known: ReadonlySet<number>): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (writing) => {
      const sets = writing.objectStore("sets");
      const kept = await sets.get(id);
      if (kept !== undefined && !known.has(timeOf(kept))) return "changed elsewhere";
      await sets.delete(id);
      return "kept";
    });
  }

  /** As they lie there, for a file. */
  async keepsakes(): Promise<readonly WorkshopKeepsake[]> {
    const sets = await this.list();
    return sets.map(({ id, changedAt, draft }) => ({ kind: "workshop", id, changedAt, set: draft }));
  }

  /** Adds sets from a file, each where it is newer than what is here; resolves to how many were. */
  merge(sets: readonly WorkshopKeepsake[]): Promise<number> {
    return this.#database.write(["sets"], async (writing) => {
      const store = writing.objectStore("sets");
      let count = 0;
      for (const { id, changedAt, set } of sets) {
        const kept = await store.get(id);
        if (kept !== undefined && timeOf(kept) >= changedAt) continue;
        await store.put({ changedAt, set: draftOf(set) }, id);
        count++;
      }
      return count;
    });
  }
}

function timeOf({ changedAt }: KeptCardSet): number {
  return Number.isFinite(changedAt) ? changedAt : 0;
}

/** Reads a file as the terminal reads it. Throws an Error that names the place and the reason. */
export async function setInFile(file: File): Promise<CardSet> {
  if (file.size > MOST_LETTERS) throw new Error("the file has more than 1 MB");
  const text = await file.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("it is not JSON");
  }
  const set = parseCardSet(json);
  if (!set.ok) throw new Error(set.error.message);
  return set.value;
}
