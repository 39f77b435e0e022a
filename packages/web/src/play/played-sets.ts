import { type FindGame, findGameAmong, type OwnSet, ownEdition, readOwnSet } from "@tetrarch/engine";
import type { CardSetKeepsake } from "@tetrarch/play";
import type { Database, KeptCardSet, Writing } from "./database.js";
import { answered } from "./patience.js";
import type { SecondCopy } from "./second-copy.js";

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
    const [kept, made] = await Promise.all([this.#kept().catch(() => []), this.#made().catch(() => [])]);
    const copied = await this.#onlyCopied(kept);
    return findGameAmong([...kept, ...copied, ...made]);
  }

  /** All of them. May reject, with an Error for which `reasonOf` has words. */
  async all(): Promise<readonly CardSetKeepsake[]> {
    const kept = await this.#kept();
    return [...kept, ...(await this.#onlyCopied(kept))].map(({ set }) => ({ kind: "card-set", set }));
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

  async #kept(): Promise<readonly OwnSet[]> {
    const database = await answered(this.#database.open());
    return readable(await database.getAll("cards"));
  }

  async #made(): Promise<readonly OwnSet[]> {
    const database = await answered(this.#database.open());
    const stored: readonly (KeptCardSet | undefined)[] = await database.getAll("sets");
    return readable(stored.map((kept) => kept?.set)).map(ownEdition);
  }

  /** What the database has lost. */
  async #onlyCopied(kept: readonly OwnSet[]): Promise<readonly OwnSet[]> {
    const there = new Set(kept.map(({ set }) => keyOf(set)));
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
