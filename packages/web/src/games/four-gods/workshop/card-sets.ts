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

/** All sets that can be read. */
export interface ListedSets {
  /** The one that was worked on last comes first. */
  readonly sets: readonly OwnSet[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
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

  async list(): Promise<ListedSets> {
    const store = (await answered(this.#database.open())).transaction("sets").store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const sets = values.flatMap((kept: unknown, index) =>
      isSet(kept) ? [{ id: String(keys[index]), changedAt: timeOf(kept), draft: draftOf(kept.set) }] : [],
    );
    return {
      sets: sets.sort((one, other) => other.changedAt - one.changedAt),
      unread: values.length - sets.length,
    };
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

  /** Adds sets from a file, each where it is newer than what is here; resolves to how many were. */
  merge(sets: readonly WorkshopKeepsake[]): Promise<number> {
    return this.#database.write(["sets"], async (writing) => {
      const store = writing.objectStore("sets");
      let count = 0;
      for (const { id, changedAt, set } of sets) {
        const kept: unknown = await store.get(id);
        // What cannot be read may be a newer version's.
        if (kept !== undefined && !(isSet(kept) && timeOf(kept) < changedAt)) continue;
        await store.put({ changedAt, set: draftOf(set) }, id);
        count++;
      }
      return count;
    });
  }
}

/** Whether what lies in the store is a set: what is wrong in it has a field to stand in. */
function isSet(stored: unknown): stored is KeptCardSet {
  return typeof stored === "object" && stored !== null && "set" in stored;
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
