import { type AnyGame, ownEdition, readOwnSet } from "@tetrarch/engine";
import { type CardSet, parseCardSet } from "@tetrarch/engine/four-gods";
import type { BrowserStorage } from "../../../data/browser-storage.js";
import { WorkshopSets } from "../../../data/collections.js";
import type { Database } from "../../../data/database.js";
import { type Draft, draftOf, setOf } from "./draft.js";

/** A set in the making, and where it is kept. */
export interface OwnSet {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly draft: Draft;
}

/** All sets that can be read. */
export interface CardSetList {
  /** The one that was worked on last comes first. */
  readonly sets: readonly OwnSet[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/** The end of a change: stored, or refused as another tab has changed or deleted the set meanwhile. */
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

  async list(): Promise<CardSetList> {
    const { values, unread } = await new WorkshopSets(this.#database).list();
    const sets = values.map(({ id, changedAt, set }) => ({ id, changedAt, draft: draftOf(set) }));
    return { sets: sets.sort((a, b) => b.changedAt - a.changedAt), unread };
  }

  /** Keeps a set that is new. */
  add({ id, changedAt, draft }: OwnSet): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (transaction) => {
      await transaction.put("sets", id, { changedAt, set: setOf(draft) });
      return "kept";
    });
  }

  /**
   * Keeps a set as it stands now, unless another tab has changed or deleted it.
   * @param known the `changedAt` of the set as it was opened, and of all changes made since
   */
  change({ id, changedAt, draft }: OwnSet, known: ReadonlySet<number>): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (transaction) => {
      const kept = await transaction.get("sets", id);
      if (kept === undefined) return "deleted elsewhere";
      if (!known.has(timeOf(kept))) return "changed elsewhere";
      await transaction.put("sets", id, { changedAt, set: setOf(draft) });
      return "kept";
    });
  }

  /**
   * Deletes a set, unless another tab has changed it; one that another tab has deleted is gone as it should be.
   * @param known as in `change`
   */
  delete(id: string, known: ReadonlySet<number>): Promise<ChangeEnd> {
    return this.#database.write<ChangeEnd>(["sets"], async (transaction) => {
      const kept = await transaction.get("sets", id);
      if (kept !== undefined && !known.has(timeOf(kept))) return "changed elsewhere";
      await transaction.delete("sets", id);
      return "kept";
    });
  }
}

function timeOf(stored: unknown): number {
  if (typeof stored !== "object" || stored === null || !("changedAt" in stored)) return 0;
  return typeof stored.changedAt === "number" && Number.isFinite(stored.changedAt) ? stored.changedAt : 0;
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

/** The game with each of the sets in the workshop that can be played, as they stand now. May reject as `CardSets` does. */
export async function ownGames({ database }: BrowserStorage): Promise<readonly AnyGame[]> {
  const { sets } = await new CardSets(database).list();
  return sets.flatMap(({ draft }) => gameWith(setOf(draft)) ?? []);
}

/** The game with a set as its form describes it; undefined for one that cannot be played yet. */
export function gameWith(set: unknown): AnyGame | undefined {
  const own = readOwnSet(set);
  return own.ok ? ownEdition(own.value).game : undefined;
}
