import { type FindGame, findGameAmong, type OwnSet, ownEdition, readOwnSet } from "@tetrarch/engine";
import type { Database, KeptCardSet, Writing } from "./database.js";
import { answered } from "./patience.js";
import type { SecondCopy } from "./second-copy.js";

/** What lies in the store under a key. */
interface StoredSet {
  readonly key: string;
  /** Undefined for what cannot be read. */
  readonly own: OwnSet | undefined;
}

/**
 * The card sets of the player's own that games were played with, by name and version, as editions: whatever becomes of a set in the
 * workshop, these never change, and games find the cards again that they were played with.
 */
export class PlayedSets {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  /** Finds games with all sets that can be read, those in the workshop among them as they stand now: never rejects. */
  async finder(): Promise<FindGame> {
    const [kept, made] = await Promise.all([
      this.#kept().catch((): readonly StoredSet[] => []),
      this.#made().catch(() => []),
    ]);
    return findGameAmong([...kept.flatMap(({ own }) => own ?? []), ...(await this.#copied(kept)), ...made]);
  }

  /** All of them, and how many cannot be read. May reject, with an Error for which `reasonOf` has words. */
  async all(): Promise<{ readonly sets: readonly OwnSet["set"][]; readonly unread: number }> {
    const kept = await this.#kept();
    const copied = await this.#copied(kept);
    const sets = [...kept.flatMap(({ own }) => own ?? []), ...copied].map(({ set }) => set);
    const found = new Set(sets.map(keyOf));
    return { sets, unread: kept.filter(({ key, own }) => !own && !found.has(key)).length };
  }

  /** Adds sets from elsewhere; resolves to how many of them are new here. May reject as `all` does. */
  async add(sets: readonly OwnSet["set"][]): Promise<number> {
    const added = await this.#database.write(["cards"], async (writing) => {
      let count = 0;
      for (const set of sets) if (await keepPlayedSet(writing, set)) count++;
      return count;
    });
    for (const set of sets) this.copy(set);
    return added;
  }

  /** Makes the second copy of a set. */
  copy(set: OwnSet["set"]): void {
    void this.#copies.note("cards", keyOf(set), set);
  }

  async #kept(): Promise<readonly StoredSet[]> {
    const store = (await answered(this.#database.open())).transaction("cards").store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, index) => ({ key, own: readable([values[index]])[0] }));
  }

  async #made(): Promise<readonly OwnSet[]> {
    const database = await answered(this.#database.open());
    const stored: readonly (KeptCardSet | undefined)[] = await database.getAll("sets");
    return readable(stored.map((kept) => kept?.set)).map(ownEdition);
  }

  /** What the database has lost, or cannot be read there. */
  async #copied(kept: readonly StoredSet[]): Promise<readonly OwnSet[]> {
    const there = new Set(kept.flatMap(({ own }) => (own ? [keyOf(own.set)] : [])));
    const keys = (await this.#copies.keys("cards")).filter((key) => !there.has(key));
    return readable(await Promise.all(keys.map((key) => this.#copies.noted("cards", key))));
  }
}

/** Keeps a set that a game is played with, in a transaction on the store `cards`; resolves to whether it is new there. */
export async function keepPlayedSet(writing: Writing, set: OwnSet["set"]): Promise<boolean> {
  const cards = writing.objectStore("cards");
  if ((await cards.count(keyOf(set))) > 0) return false;
  await cards.put(set, keyOf(set));
  return true;
}

function keyOf({ name, version }: OwnSet["set"]): string {
  return `${name} ${version}`;
}

function readable(stored: readonly unknown[]): readonly OwnSet[] {
  return stored.flatMap((set) => {
    const own = readOwnSet(set);
    return own.ok ? [own.value] : [];
  });
}
