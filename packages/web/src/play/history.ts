import { foremost, type GameRecord, identitiesOfDeals, identityOfFinished } from "@tetrarch/play";
import type { Database, KnownDeal, ListedGame } from "./database.js";
import { FINISHED_STORES, putFinished, restoreFinished } from "./finished-games.js";
import { finishedRecords, isListed, listedOf, recordIn, wholeOf } from "./finished-records.js";
import { answered } from "./patience.js";
import type { SecondCopy } from "./second-copy.js";

/** All that is listed. */
export interface Listed {
  readonly games: readonly ListedGame[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/** What became of games that were to be added. */
export interface Added {
  readonly added: number;
  /** How many were there already. */
  readonly known: number;
}

/** All stores in which something of finished games lies, and from when on they count. */
const KEPT_OF_GAMES = [...FINISHED_STORES, "analyses", "remarks", "starts"] as const;

/** So many are read at once: all of ten thousand in one task would hold the page up. */
const AT_ONCE = 500;

/**
 * The finished games in this browser's database, with a second copy of each. All methods may reject, with an Error for
 * which `reasonOf` has words.
 */
export class History {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  /** All finished games, in no order. */
  async list(): Promise<Listed> {
    const store = (await answered(this.#database.open())).transaction("finished").store;
    const keys = await store.getAllKeys();
    const parts: Promise<readonly ListedGame[]>[] = [];
    // Asked for all together: each answer is a task of its own, and none waits for another.
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const last = keys[Math.min(from + AT_ONCE, keys.length) - 1];
      const values: Promise<readonly unknown[]> = store.getAll(IDBKeyRange.bound(keys[from], last));
      parts.push(values.then((part) => part.filter(isListed).map(listedOf)));
    }
    const games = (await Promise.all(parts)).flat();
    return { games, unread: keys.length - games.length };
  }

  /** The whole record of a listed game, as it lies there: `readGameRecord` has to look at it. */
  async record(game: ListedGame): Promise<unknown> {
    const moves: unknown = await (await this.#database.open()).get("moves", identityOfFinished(game));
    return wholeOf(game, moves);
  }

  /** The records of all finished games, as they lie there. */
  async records(): Promise<readonly GameRecord[]> {
    return finishedRecords((await this.#database.open()).transaction(FINISHED_STORES));
  }

  /** Adds games that were finished elsewhere; from now on their deals are known ones (C-10). All of it is done, or nothing. */
  async add(records: readonly GameRecord[]): Promise<Added> {
    const there = new Map(
      (await this.records()).map((record) => [identityOfFinished(record), record] as const),
    );
    const known = records.filter((record) => there.has(identityOfFinished(record)));
    const isNews = (record: GameRecord) => {
      const kept = there.get(identityOfFinished(record));
      return !kept || foremost(kept, record) !== kept;
    };
    const news = records.filter(isNews);
    const note = { since: Date.now(), how: "found" };
    const deals = await this.#database.write([...FINISHED_STORES, "known"], async (writing) => {
      const store = writing.objectStore("known");
      const noted = new Set(await store.getAllKeys());
      const learned = identitiesOfDeals(news).filter((identity) => !noted.has(identity));
      await Promise.all([
        ...learned.map((identity) => store.put(note, identity)),
        ...news.map((record) => putFinished(writing, record)),
      ]);
      return learned;
    });
    void this.#copyAdded(news, deals, note);
    return { added: records.length - known.length, known: known.length };
  }

  /**
   * Deletes games with what is set beside them, or all of them: then all statistics begin with the next game, too. Their deals
   * stay known ones.
   */
  async delete(games: "all" | readonly ListedGame[]): Promise<void> {
    // Copies first: should the browser die here, what is only in the database is copied again, but what is only a copy
    // is put back.
    await this.#forget(games);
    await this.#database.write(KEPT_OF_GAMES, async (writing) => {
      if (games === "all") {
        await Promise.all(KEPT_OF_GAMES.map((name) => writing.objectStore(name).clear()));
        return;
      }
      for (const game of games) {
        const key = identityOfFinished(game);
        for (const name of [...FINISHED_STORES, "analyses"] as const)
          await writing.objectStore(name).delete(key);
        await writing.objectStore("remarks").delete(game.id);
      }
    });
    // And once more: some may have been copied meanwhile. From here on none is, as each copy looks into the store.
    await this.#forget(games);
  }

  async #forget(games: "all" | readonly ListedGame[]): Promise<void> {
    await this.#copies.forget("finished", games === "all" ? "all" : games.map(identityOfFinished));
    await this.#copies.forget("remarks", games === "all" ? "all" : games.map(({ id }) => id));
  }

  /**
   * Brings store and second copies in step: a game that only one of them has is put into the other.
   * @returns how many games the store had lost
   */
  async mend(): Promise<number> {
    const [copied, kept] = await Promise.all([
      this.#copies.keys("finished"),
      this.#database.open().then((database) => database.getAllKeys("finished")),
    ]);
    const [inCopies, inStore] = [new Set(copied), new Set(kept)];
    const lost: GameRecord[] = [];
    for (const key of copied) {
      if (inStore.has(key)) continue;
      const copy = await this.#copies.noted("finished", key);
      const record = recordIn(copy);
      if (record && identityOfFinished(record) === key) lost.push(record);
    }
    if (lost.length > 0)
      await this.#database.write(FINISHED_STORES, (writing) => restoreFinished(writing, lost));
    void this.#copyMissing(kept.filter((key) => !inCopies.has(key)));
    return lost.length;
  }

  async #copyAdded(news: readonly GameRecord[], deals: readonly string[], note: KnownDeal): Promise<void> {
    for (const identity of deals) await this.#copies.note("known", identity, note);
    const copied = new Set(await this.#copies.keys("finished"));
    // Copies of what has been replaced.
    await this.#copies.forget(
      "finished",
      news.map(identityOfFinished).filter((key) => copied.has(key)),
    );
    await this.#copyAll(news);
  }

  /** One after the other, so that the copies of a game in play come between. */
  async #copyAll(records: readonly GameRecord[]): Promise<void> {
    for (const record of records) {
      const key = identityOfFinished(record);
      await this.#copies.note("finished", key, record, () => this.#has(key));
    }
  }

  async #has(key: string): Promise<boolean> {
    return (await (await this.#database.open()).count("finished", key)) > 0;
  }

  async #copyMissing(keys: readonly string[]): Promise<void> {
    const database = await this.#database.open();
    for (const key of keys) {
      const reading = database.transaction(FINISHED_STORES);
      const [game, moves] = await Promise.all([
        reading.objectStore("finished").get(key),
        reading.objectStore("moves").get(key),
      ]);
      const record = isListed(game) ? wholeOf(game, moves) : undefined;
      if (record) await this.#copyAll([record]);
    }
  }
}
