import { ok, type Problem, type Result, type Session, unwrap } from "@tetrarch/engine";
import {
  type Additions,
  additionsTo,
  type Collection,
  type GameRecord,
  identitiesOfDeals,
  identityOfFinished,
  readGameRecord,
} from "@tetrarch/play";
import type { BrowserStorage } from "./browser-storage.js";
import { Remarks } from "./collections.js";
import type { GameSummary } from "./database.js";
import {
  FINISHED_STORES,
  finishedCollection,
  finishedIn,
  isListed,
  recordFromSummary,
  summaryOf,
} from "./finished-games.js";

/** All that is listed. */
export interface GameList {
  readonly games: readonly GameSummary[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/** What became of games that were to be added: how many are new, were there, and got an earlier end. */
export type AddedCounts = Omit<Additions, "news">;

/** The most that are read at once: all of ten thousand in one task would hold the page up. */
const AT_ONCE = 500;

/** The finished games in this browser's database. All methods may reject, with an Error for which `reasonOf` has words. */
export class History {
  readonly #storage: BrowserStorage;
  readonly #games: Collection<GameRecord>;
  readonly #remarks: Remarks;

  constructor(storage: BrowserStorage) {
    const { database, copies } = storage;
    this.#storage = storage;
    this.#games = finishedCollection(database, copies);
    this.#remarks = new Remarks(database, copies);
  }

  /** All finished games, in no order. */
  list(): Promise<GameList> {
    return this.#storage.database.read(["finished"], async (transaction) => {
      const keys = await transaction.keys("finished");
      const parts: Promise<readonly GameSummary[]>[] = [];
      // All asked for together: each answer is a task of its own, and none waits for another.
      for (let from = 0; from < keys.length; from += AT_ONCE) {
        const last = keys[Math.min(from + AT_ONCE, keys.length) - 1];
        const values = transaction.values("finished", keys[from], last);
        parts.push(values.then((part) => part.filter(isListed).map(summaryOf)));
      }
      const games = (await Promise.all(parts)).flat();
      return { games, unread: keys.length - games.length };
    });
  }

  /** A listed game with its moves. Errors are those of its record. */
  async read(game: GameSummary): Promise<Result<Session, Problem>> {
    const { database, cards } = this.#storage;
    const key = identityOfFinished(game);
    const moves = await database.read(["moves"], (transaction) => transaction.get("moves", key));
    const read = readGameRecord(recordFromSummary(game, moves), await cards.finder());
    return read.ok ? ok(read.value.session) : read;
  }

  /** A listed game with its moves, for a page that can show nothing else: rejects where `read` has an error. */
  async session(game: GameSummary): Promise<Session> {
    return unwrap(await this.read(game));
  }

  /** The records of all finished games, as they lie there. */
  async records(): Promise<readonly GameRecord[]> {
    const all = await this.#storage.database.read(FINISHED_STORES, (transaction) => finishedIn(transaction));
    return all.map(({ record }) => record);
  }

  /**
   * Adds games that were finished on other devices, deleted ones too; from now on their deals are known ones (C-10).
   * All of it is done, or nothing.
   */
  async add(records: readonly GameRecord[]): Promise<AddedCounts> {
    const { news, ...added } = additionsTo(await this.records(), records);
    const note = { since: Date.now(), how: "found" };
    const learned: string[] = [];
    await this.#games.merge(news, ["known"], async (transaction) => {
      const noted = new Set(await transaction.keys("known"));
      learned.push(...identitiesOfDeals(news).filter((identity) => !noted.has(identity)));
      for (const identity of learned) await transaction.put("known", identity, note);
    });
    void this.#copyKnown(learned, note);
    return added;
  }

  async #copyKnown(deals: readonly string[], note: unknown): Promise<void> {
    for (const identity of deals) await this.#storage.copies.write("known", identity, note);
  }

  /**
   * Deletes games with their remarks and analyses, or all of them: then all statistics begin with the next game, too. Their deals
   * stay known ones.
   */
  async delete(games: "all" | readonly GameSummary[]): Promise<void> {
    const keys = games === "all" ? games : games.map(identityOfFinished);
    const ids = games === "all" ? games : games.map(({ id }) => id);
    await this.#games.delete(keys, ["remarks", "analyses", "starts"], async (transaction) => {
      await this.#remarks.deleteIn(transaction, ids);
      if (keys === "all") for (const store of ["moves", "analyses", "starts"]) await transaction.clear(store);
      else for (const key of keys) await transaction.delete("analyses", key);
    });
    void this.#remarks.forgetCopies(ids);
  }

  /** Puts back what the database has lost, and makes copies that are missing. Resolves to how many games were lost. */
  mend(): Promise<number> {
    return this.#games.mend();
  }
}
