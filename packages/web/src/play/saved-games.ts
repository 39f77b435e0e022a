import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";

/** A game as it is kept: one for each solitaire. */
export interface GameRecord {
  /** The save text: transcript and moves taken back. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether the player has done anything in it; where it is not told, something. */
  readonly begun?: boolean;
  readonly over: boolean;
}

/** A record as it lies in the store: the number of its letters tells a whole text from one cut short. */
interface KeptRecord extends GameRecord {
  readonly letters: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptRecord };
  /** Records that could not be read, kept for whoever may want to mend them. */
  broken: {
    key: number;
    value: { readonly game: string; readonly record: unknown; readonly reason: string };
  };
}

const NAME = "tetrarch";
const VERSION = 1;
/** Storage that says nothing for so many milliseconds is taken for none. */
const PATIENCE = 4000;

/**
 * The saved games, in IndexedDB. Every method may reject, with an Error whose message says why: no storage in a
 * private window, a full disk.
 */
export class SavedGames {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** Games whose record could not be read or set aside: it may be a good one, and is not written over. */
  readonly #unread = new Set<string>();

  async read(game: string): Promise<unknown> {
    this.#unread.add(game);
    const record = await answered(this.#open().then((database) => database.get("games", game)));
    this.#unread.delete(game);
    return record;
  }

  /** The ids of the games that wait to be played on. */
  async waiting(): Promise<readonly string[]> {
    const waiting: string[] = [];
    const store = (await this.#open()).transaction("games").store;
    for await (const { key, value } of store)
      if (value.over === false && value.begun !== false) waiting.push(key);
    return waiting;
  }

  write(game: string, record: GameRecord): Promise<void> {
    return answered(this.#write(game, { ...record, letters: record.text.length }));
  }

  async #write(game: string, record: KeptRecord): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(["games", "broken"], "readwrite", { durability: "strict" });
    await Promise.all([this.#replace(transaction, game, record), transaction.done]);
    this.#unread.delete(game);
  }

  async #replace(transaction: Writing, game: string, record: KeptRecord): Promise<void> {
    const games = transaction.objectStore("games");
    const unread = this.#unread.has(game) ? await games.get(game) : undefined;
    // Meanwhile an earlier write may have come through: then what lies there is ours.
    if (unread !== undefined && this.#unread.has(game)) {
      const kept = { game, record: unread, reason: "it could not be read" };
      await transaction.objectStore("broken").add(kept, Date.now());
    }
    await games.put(record, game);
  }

  /** Moves a record out of the way in one step, so that it is in one place or in the other. */
  async setAside(game: string, record: unknown, reason: string): Promise<void> {
    this.#unread.add(game);
    await answered(this.#setAside(game, record, reason));
    this.#unread.delete(game);
  }

  async #setAside(game: string, record: unknown, reason: string): Promise<void> {
    const transaction = (await this.#open()).transaction(["games", "broken"], "readwrite");
    await Promise.all([
      transaction.objectStore("broken").add({ game, record, reason }, Date.now()),
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

type Writing = IDBPTransaction<Schema, ("games" | "broken")[], "readwrite">;

/** The same promise, rejected when it takes too long. What was asked for may still be done later. */
function answered<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the storage of this browser does not answer")), PATIENCE);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

/** The save text in a record that anything may have happened to; undefined when it holds none, or not all of it. */
export function textIn(record: unknown): string | undefined {
  if (typeof record !== "object" || record === null || !("text" in record)) return undefined;
  const { text } = record;
  if (typeof text !== "string") return undefined;
  return "letters" in record && record.letters !== text.length ? undefined : text;
}

/** What went wrong, in words for a player. */
export function reasonOf(error: unknown): string {
  const known = error instanceof DOMException ? REASONS[error.name] : undefined;
  if (known !== undefined) return known;
  // A browser without storage fails as any program does, with words for programmers.
  if (!(error instanceof Error) || error instanceof TypeError) return "this browser keeps nothing";
  return error.message.replace(/\.$/, "") || "this browser keeps nothing";
}

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: "the disk is full",
  SecurityError: "this browser lets pages keep nothing",
  VersionError: "a newer Tetrarch keeps its games in this browser",
};
