import { type CardSet, parseCardSet } from "@tetrarch/engine/four-gods";
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

  delete(id: string): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (writing) => {
      await writing.objectStore("sets").delete(id);
      return "kept";
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
