import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A game as it is kept: one for each solitaire. */
export interface GameRecord {
  /** The save text: transcript and moves taken back. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly over: boolean;
}

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  /** Records that could not be read, kept for whoever may want to mend them. */
  broken: {
    key: number;
    value: { readonly game: string; readonly record: unknown; readonly reason: string };
  };
}

const NAME = "tetrarch";
const VERSION = 1;

/**
 * The saved games, in IndexedDB. Every method may reject, with an Error whose message says why: no storage in a
 * private window, a full disk.
 */
export class SavedGames {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;

  async read(game: string): Promise<unknown> {
    return (await this.#open()).get("games", game);
  }

  /** The ids of the games that wait to be played on. */
  async waiting(): Promise<readonly string[]> {
    const waiting: string[] = [];
    const store = (await this.#open()).transaction("games").store;
    for await (const { key, value } of store) if (value.over === false) waiting.push(key);
    return waiting;
  }

  async write(game: string, record: GameRecord): Promise<void> {
    const transaction = (await this.#open()).transaction("games", "readwrite", { durability: "strict" });
    await Promise.all([transaction.store.put(record, game), transaction.done]);
  }

  /** Moves a record out of the way in one step, so that it is in one place or in the other. */
  async setAside(game: string, record: unknown, reason: string): Promise<void> {
    const transaction = (await this.#open()).transaction(["games", "broken"], "readwrite");
    await Promise.all([
      transaction.objectStore("broken").put({ game, record, reason }, Date.now()),
      transaction.objectStore("games").delete(game),
      transaction.done,
    ]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opening ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (database) => {
        database.createObjectStore("games");
        database.createObjectStore("broken");
      },
      // A newer version in another tab wants to change the store: it may.
      blocking: () => this.#close(),
      terminated: () => {
        this.#opening = undefined;
      },
    }).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  #close(): void {
    void this.#opening?.then((database) => database.close());
    this.#opening = undefined;
  }
}

/** What went wrong, in words for a player. */
export function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return "the disk is full";
  if (error instanceof Error && error.message !== "") return error.message;
  return "this browser keeps nothing";
}
