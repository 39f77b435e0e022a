import type { DealOrigin, FinishedGame, SavedAttempt, Store, StoreKey, Transaction } from "@tetrarch/play";
import type { WrittenWin } from "@tetrarch/play/puzzles";
import type { Analysis } from "@tetrarch/solver/analysis";
import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { answered } from "../ui/timeouts.js";
import * as words from "../words/en/data.js";

/** A game as it is saved: one for each solitaire. */
export interface GameRecord {
  /** The save text: transcript and moves taken back. */
  readonly text: string;
  /** Whether the player has done anything in it; undefined counts as done. */
  readonly begun?: boolean;
  readonly over: boolean;
  /** Undefined as long as nothing was done in it, and in games of earlier versions. */
  readonly attempt?: SavedAttempt | undefined;
  /** How its deal was come by; undefined where it is not known. */
  readonly origin?: DealOrigin | undefined;
}

/** A saved game in the store `games`. */
export interface StoredGame extends GameRecord {
  /** Milliseconds since 1970, but always more than in the record before it: the newer of two records has more. */
  readonly savedAt: number;
  /** The number of the text's letters tells a whole one from one cut short. */
  readonly letters: number;
}

/** A known deal in the store `known`. */
export interface KnownDeal {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** How it came to be known, as the code that notes it calls it. */
  readonly how: string;
}

/** A finished game in the store `finished`: its moves lie in another, so that a list need not read them. */
export interface GameSummary extends FinishedGame {
  /** How many moves it took. */
  readonly moves: number;
  /**
   * Which of the games of its deal it was to be finished at this browser's tables, from 1; undefined for imported games and
   * of earlier versions. A clock can be put back, this cannot.
   */
  readonly order?: number | undefined;
}

/** An analysis in the store `analyses`. */
export interface StoredAnalysis extends Analysis {
  /** The puzzle in its game: `none` where one was looked for in vain, undefined as long as none was. */
  readonly puzzle?: WrittenWin | "none" | undefined;
  /** How far another analysis of the game has come, by a later judge or with kinds of decision, where this one is final. */
  readonly anew?: Analysis | undefined;
}

const NAME = "tetrarch";

/**
 * The stores that each version has added, from version 1 on. A released version is never changed: a new store is a version more.
 *
 * | store | key | value |
 * |---|---|---|
 * | `games` | solitaire | `StoredGame` |
 * | `broken` | the millisecond of setting aside | a record of `games` that could not be read, with its game and the reason |
 * | `owners` | solitaire | the token of the tab that plays its game |
 * | `known` | identity of the deal | `KnownDeal` |
 * | `finished`, `moves` | identity of the finished game | `GameSummary`; the words of its moves, with spaces between |
 * | `contests`, `payments` | id | the contest; the payment |
 * | `analyses` | identity of the finished game | `StoredAnalysis` |
 * | `sets` | id | a card set in the making: `changedAt`, `set` |
 * | `remarks`, `starts` | the finished game's id; solitaire | the remark; from when on the statistics count |
 * | `cards` | name and version | a card set of the player's own that games were played with |
 * | `tombstones` | store and key; the store alone for all of it | when it was deleted, in milliseconds since 1970 |
 */
const VERSIONS: readonly (readonly string[])[] = [
  ["games", "broken"],
  ["owners", "known"],
  ["finished", "moves"],
  ["contests"],
  ["analyses"],
  ["sets"],
  ["remarks", "starts"],
  ["cards"],
  ["payments"],
  ["tombstones"],
];

/**
 * The app's database in this browser, opened when it is first used and again when the browser has closed it. Every
 * method may reject with an Error, for which `reasonOf` has words: no storage in a private window, a full disk, a
 * database of a newer version, which is left as it is.
 */
export class Database implements Store {
  #opening: Promise<IDBPDatabase> | undefined;
  /** Whether the database of before was found: `lost` when the browser says that it has lost it, `new` when there was none. */
  state: "kept" | "new" | "lost" = "kept";
  /** When the database was made, where this tab has made it: milliseconds since 1970. */
  madeAt = 0;

  open(): Promise<IDBPDatabase> {
    if (this.#opening) return this.#opening;
    const opening = this.#opened();
    this.#opening = opening;
    // What has failed is tried again with the next use.
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  async #opened(): Promise<IDBPDatabase> {
    if (!globalThis.indexedDB) throw new Error(words.noStorage);
    // Where pages may keep nothing this may throw at once.
    return await openDB(NAME, VERSIONS.length, {
      upgrade: (database, from, _to, _transaction, event) => {
        if (from === 0) this.madeAt = Date.now();
        if (from === 0 && this.state === "kept") this.state = "new";
        // Chromium makes a new database in place of one that it cannot read, and says so here.
        if ("dataLoss" in event && event.dataLoss === "total") this.state = "lost";
        for (const store of VERSIONS.slice(from).flat())
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      },
      // A newer version in another tab wants to change the stores: it may. This tab's next write says so.
      blocking: () => this.#close(),
      terminated: () => {
        this.#opening = undefined;
      },
    });
  }

  /** Reads in one transaction. Rejects where the storage does not answer in time. */
  async read<Value>(
    stores: readonly string[],
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    const reading = (await answered(this.open())).transaction([...stores], "readonly");
    return await act(new DatabaseTransaction(reading));
  }

  async write<Value>(
    stores: readonly string[],
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    const writing = (await this.open()).transaction([...stores], "readwrite", { durability: "strict" });
    const acting = act(new DatabaseTransaction(writing)).catch((error: unknown) => {
      abort(writing);
      throw error;
    });
    const [value] = await Promise.all([acting, writing.done]);
    return value;
  }

  #close(): void {
    void this.#opening?.then((database) => database.close());
    this.#opening = undefined;
  }
}

type Mode = "readonly" | "readwrite";

/** A transaction of the database, as `Store` has it. */
class DatabaseTransaction implements Transaction {
  readonly #stores: IDBPTransaction<unknown, string[], Mode>;

  constructor(stores: IDBPTransaction<unknown, string[], Mode>) {
    this.#stores = stores;
  }

  get(store: string, key: StoreKey): Promise<unknown> {
    return this.#stores.objectStore(store).get(keyOf(key));
  }

  keys(store: string, first?: StoreKey, last?: StoreKey): Promise<readonly StoreKey[]> {
    return this.#stores.objectStore(store).getAllKeys(rangeOf(first, last)) as Promise<StoreKey[]>;
  }

  values(store: string, first?: StoreKey, last?: StoreKey): Promise<readonly unknown[]> {
    return this.#stores.objectStore(store).getAll(rangeOf(first, last));
  }

  async put(store: string, key: StoreKey, value: unknown): Promise<void> {
    await this.#stores.objectStore(store).put?.(value, keyOf(key));
  }

  async delete(store: string, key: StoreKey): Promise<void> {
    await this.#stores.objectStore(store).delete?.(keyOf(key));
  }

  async clear(store: string): Promise<void> {
    await this.#stores.objectStore(store).clear?.();
  }
}

function keyOf(key: StoreKey): IDBValidKey {
  return typeof key === "object" ? [...key] : key;
}

function rangeOf(first?: StoreKey, last?: StoreKey): IDBKeyRange | undefined {
  return first === undefined || last === undefined ? undefined : IDBKeyRange.bound(keyOf(first), keyOf(last));
}

function abort(writing: IDBPTransaction<unknown, string[], "readwrite">): void {
  try {
    writing.abort();
  } catch {
    // It has ended already.
  }
}

/** Whether a stored value, to which anything may have happened, has fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
