import type { Contest, DealOrigin, FinishedGame, FreshStart, Remark } from "@tetrarch/play";
import type { WrittenWin } from "@tetrarch/play/puzzles";
import type { Analysis } from "@tetrarch/solver/analysis";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { Attempt } from "./attempt.js";

/** A game as it is to be kept: one for each solitaire. */
export interface GameRecord {
  /** The save text: transcript and moves taken back. */
  readonly text: string;
  /** Whether the player has done anything in it; where it is not told, something. */
  readonly begun?: boolean;
  readonly over: boolean;
  /** Undefined as long as nothing was done in it, and in games of earlier versions. */
  readonly attempt?: Attempt | undefined;
  /** How its deal was come by; undefined where nobody noted it. */
  readonly origin?: DealOrigin | undefined;
}

/** A record as it lies in the store. */
export interface KeptRecord extends GameRecord {
  /** Milliseconds since 1970, but always more than in the record before it: the newer of two records has more. */
  readonly savedAt: number;
  /** The number of the text's letters tells a whole one from one cut short. */
  readonly letters: number;
}

/** A record that could not be read, kept for whoever may want to mend it. */
export interface BrokenRecord {
  readonly game: string;
  readonly record: unknown;
  readonly reason: string;
}

/** Which tab plays a game: the last that has taken it. */
export interface Owner {
  /** Drawn anew whenever a game is taken. */
  readonly token: string;
}

/** What is kept of a deal that the player knows. */
export interface KnownDeal {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** How it came to be known, as the code that notes it calls it. */
  readonly how: string;
}

/** A finished game as it lies in the store: its moves lie in another, so that a list need not read them. */
export interface ListedGame extends FinishedGame {
  /** How many moves it took. */
  readonly moves: number;
  /**
   * Which of the games of its deal it was to be finished at this browser's tables, from 1; undefined for games from elsewhere and
   * of earlier versions. A clock can be put back, this cannot.
   */
  readonly order?: number | undefined;
}

/** An analysis as it is kept. */
export interface KeptAnalysis extends Analysis {
  /** The puzzle in its game: `none` where one was looked for in vain, undefined as long as none was. */
  readonly puzzle?: WrittenWin | "none" | undefined;
  /** How far another analysis of the game has come, by a later judge or with kinds of decision, where this one is final. */
  readonly anew?: Analysis | undefined;
}

/** A card set of one's own, as it stands in its form: finished or not. */
export interface KeptCardSet {
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly set: unknown;
}

/** What lies in the database, store by store, and by which keys. */
export interface Schema extends DBSchema {
  /** By the game's id. */
  games: { key: string; value: KeptRecord };
  /** By the millisecond in which it was set aside. */
  broken: { key: number; value: BrokenRecord };
  /** By the game's id. */
  owners: { key: string; value: Owner };
  /** By the identity of the deal. */
  known: { key: string; value: KnownDeal };
  /** By the identity of the finished game. */
  finished: { key: string; value: ListedGame };
  /** The words of its moves, with spaces between, by the identity of the finished game. */
  moves: { key: string; value: string };
  /** By the contest's id. */
  contests: { key: string; value: Contest };
  /** By the identity of the finished game: how far its analysis has come. */
  analyses: { key: string; value: KeptAnalysis };
  /** By an id that was drawn when the set was begun. */
  sets: { key: string; value: KeptCardSet };
  /** By the finished game's id. */
  remarks: { key: string; value: Remark };
  /** By the solitaire's id. */
  starts: { key: string; value: FreshStart };
  /** Card sets of one's own that games were played with, by name and version. */
  cards: { key: string; value: unknown };
}

type Store = StoreNames<Schema>;
export type Writing = IDBPTransaction<Schema, Store[], "readwrite">;

const NAME = "tetrarch";

/**
 * The steps from each version to the next, the first one from nothing to version 1. A released step is never changed:
 * whatever is new is a step more. Stores and records of the versions before stay as they are, or are carried over.
 */
const MIGRATIONS: readonly ((database: IDBPDatabase<Schema>) => void)[] = [
  (database) => {
    addStore(database, "games");
    addStore(database, "broken");
  },
  (database) => {
    addStore(database, "owners");
    addStore(database, "known");
  },
  (database) => {
    addStore(database, "finished");
    addStore(database, "moves");
  },
  (database) => addStore(database, "contests"),
  (database) => addStore(database, "analyses"),
  (database) => addStore(database, "sets"),
  (database) => {
    addStore(database, "remarks");
    addStore(database, "starts");
  },
  (database) => addStore(database, "cards"),
];
const VERSION = MIGRATIONS.length;

function addStore(database: IDBPDatabase<Schema>, name: Store): void {
  if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
}

/**
 * The app's database in this browser, opened when it is first used and again when the browser has closed it. Every
 * method may reject with an Error, for which `reasonOf` has words: no storage in a private window, a full disk, a
 * database of a newer version, which is left as it is.
 */
export class Database {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** What has become of what was kept before: `lost` when the browser has told so, `new` when there is nothing of it. */
  state: "kept" | "new" | "lost" = "kept";
  /** When the database was made, where this tab has made it: milliseconds since 1970. */
  madeAt = 0;

  open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opening) return this.#opening;
    const opening = this.#opened();
    this.#opening = opening;
    // What has failed is tried again when it is next asked for.
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  async #opened(): Promise<IDBPDatabase<Schema>> {
    // Where there is no storage this may throw at once.
    return await openDB<Schema>(NAME, VERSION, {
      upgrade: (database, from, _to, _transaction, event) => {
        if (from === 0) this.madeAt = Date.now();
        if (from === 0 && this.state === "kept") this.state = "new";
        // Chromium makes a new database in place of one that it cannot read, and says so here.
        if ("dataLoss" in event && event.dataLoss === "total") this.state = "lost";
        for (const step of MIGRATIONS.slice(from)) step(database);
      },
      // A newer version in another tab wants to change the stores: it may. This tab is told when it next writes.
      blocking: () => this.#close(),
      terminated: () => {
        this.#opening = undefined;
      },
    });
  }

  /** One transaction that is on the disk, whole, when this resolves, or has changed nothing when it rejects. */
  async write<Value>(stores: readonly Store[], act: (writing: Writing) => Promise<Value>): Promise<Value> {
    const writing = (await this.open()).transaction([...stores], "readwrite", { durability: "strict" });
    const [value] = await Promise.all([abortingOnFailure(writing, act), writing.done]);
    return value;
  }

  #close(): void {
    void this.#opening?.then((database) => database.close());
    this.#opening = undefined;
  }
}

async function abortingOnFailure<Value>(
  writing: Writing,
  act: (writing: Writing) => Promise<Value>,
): Promise<Value> {
  try {
    return await act(writing);
  } catch (error) {
    abort(writing);
    throw error;
  }
}

function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It has ended already.
  }
}
