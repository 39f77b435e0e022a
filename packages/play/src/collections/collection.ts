import { textOfContent } from "../text-of-content.js";
import { type Kind, mergeAll } from "./kind.js";

export type StoreKey = string | number | readonly string[];

/** Reads and writes of one transaction: all of it is on disk when it ends, or nothing. */
export interface Transaction {
  get(store: string, key: StoreKey): Promise<unknown>;
  /** The keys in order: all, or those from `first` to `last`, both inclusive. */
  keys(store: string, first?: StoreKey, last?: StoreKey): Promise<readonly StoreKey[]>;
  /** The values in the order of their keys. */
  values(store: string, first?: StoreKey, last?: StoreKey): Promise<readonly unknown[]>;
  put(store: string, key: StoreKey, value: unknown): Promise<void>;
  delete(store: string, key: StoreKey): Promise<void>;
  clear(store: string): Promise<void>;
}

/** The store that each adapter implements: a browser's database, memory in tests. */
export interface Store {
  read<Value>(stores: readonly string[], act: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs `act` in one transaction. Rejects, and has changed nothing, when anything in it fails. */
  write<Value>(stores: readonly string[], act: (transaction: Transaction) => Promise<Value>): Promise<Value>;
}

/** The second copies of a store's values, in other files. None of the methods rejects. */
export interface Mirror {
  keys(store: string): Promise<readonly string[]>;
  /** The newest whole copy; undefined where there is none. */
  read(store: string, key: string): Promise<unknown>;
  /**
   * Makes a copy.
   * @param version the larger number is the newer copy; for values without versions, what merges the value with the copy there
   * @param isInStore asked in this copy's turn: what has been deleted meanwhile is not copied
   */
  write(
    store: string,
    key: string,
    value: unknown,
    version: number | ((copy: unknown) => unknown),
    isInStore: () => Promise<boolean>,
  ): Promise<void>;
  /** Deletes copies; resolves to whether all are gone. */
  forget(store: string, keys: "all" | readonly string[]): Promise<boolean>;
}

/** The store in which deletions are noted, as `[store, key]`, and as `[store]` when all of a store was deleted. */
export const TOMBSTONES = "tombstones";

/** How a kind lies in its store. Left out is what is usual: the value itself under its key. */
export interface CollectionOptions<Value> {
  readonly kind: Kind<Value>;
  /** The store, after which its second copies are named. */
  readonly store: string;
  /** Further stores that the other functions use. */
  readonly with?: readonly string[];
  readonly get?: (transaction: Transaction, key: string) => Promise<unknown>;
  /** The form in which a value lies in the store and in its second copy. */
  readonly form?: (value: Value) => unknown;
  /** Puts a value that lies in several stores. */
  readonly put?: (transaction: Transaction, value: Value) => Promise<void>;
  readonly remove?: (transaction: Transaction, key: string) => Promise<void>;
  /** Reads what lies under a key, or a second copy of it; undefined where it cannot be read. */
  readonly read?: (stored: unknown, key: string) => Value | undefined;
  /** Brings a value up to date before it is changed. */
  readonly current?: (value: Value, transaction: Transaction) => Promise<Value>;
  /** When a value was changed. Left out, its second copy is merged with the one before. */
  readonly changedAt?: (value: Value) => number;
  /** Whether no value is ever deleted: then there are no tombstones. */
  readonly isPermanent?: boolean;
  /** Whether `list` has second copies of values that the store has lost or that cannot be read there. */
  readonly isListedWithCopies?: boolean;
  /** The now, in milliseconds since 1970. */
  readonly now: () => number;
}

/** All that can be read of a collection, and how many records cannot. Those are left as they are. */
export interface Listing<Value> {
  readonly values: readonly Value[];
  readonly unread: number;
}

/** Values that a merge has put into the store. */
export interface MergeResult<Value> {
  readonly added: readonly Value[];
  /** Those that were there already, and have got something from the others. */
  readonly changed: readonly Value[];
}

/**
 * The values of one kind in a store, with a mirror of second copies where there is one. A deleted value leaves a tombstone, so
 * that the mirror does not restore it. All methods may reject with the store's errors; then nothing is changed.
 */
export class Collection<Value> {
  readonly #store: Store;
  readonly #mirror: Mirror | undefined;
  readonly #options: CollectionOptions<Value>;

  constructor(store: Store, options: CollectionOptions<Value>, mirror?: Mirror) {
    this.#store = store;
    this.#mirror = mirror;
    this.#options = options;
  }

  get #stores(): readonly string[] {
    const { store, with: others = [] } = this.#options;
    return [...new Set([store, ...others, ...(this.#hasTombstones ? [TOMBSTONES] : [])])];
  }

  get #hasTombstones(): boolean {
    return this.#mirror !== undefined && !this.#options.isPermanent;
  }

  #with(others: readonly string[]): readonly string[] {
    return [...new Set([...this.#stores, ...others])];
  }

  async list(): Promise<Listing<Value>> {
    const { store, isListedWithCopies = false } = this.#options;
    const [keys, stored] = await this.#store.read([store], (transaction) =>
      Promise.all([transaction.keys(store), transaction.values(store)]),
    );
    const values = new Map<string, Value>();
    const add = (key: string, one: unknown) => {
      const value = this.read(one, key);
      if (value !== undefined) values.set(key, value);
    };
    for (const [index, key] of keys.entries()) add(String(key), stored[index]);
    const copied = isListedWithCopies ? ((await this.#mirror?.keys(store)) ?? []) : [];
    const missing = copied.filter((key) => !values.has(key));
    await Promise.all(missing.map(async (key) => add(key, await this.#mirror?.read(store, key))));
    return {
      values: [...values.values()],
      unread: keys.filter((key) => !values.has(String(key))).length,
    };
  }

  /** Reads a stored value; undefined where it cannot be read. */
  read(stored: unknown, key: string): Value | undefined {
    const { kind, read } = this.#options;
    if (read) return read(stored, key);
    const found = kind.read(stored);
    return found.ok ? found.value : undefined;
  }

  /**
   * Changes a value on the disk, where another tab may have changed it before.
   * @param act gets undefined where there is none that can be read; what it throws changes nothing
   * @param more further stores that `act` uses
   */
  async change(
    key: string,
    act: (value: Value | undefined, transaction: Transaction) => Value | Promise<Value>,
    more: readonly string[] = [],
  ): Promise<Value> {
    const { value, isNew } = await this.#store.write(this.#with(more), async (transaction) => {
      const before = this.read(await this.#get(transaction, key), key);
      const value = await act(before && (await this.#current(before, transaction)), transaction);
      const isNew = value !== before;
      if (isNew) await this.#put(transaction, value);
      return { value, isNew };
    });
    if (isNew) void this.copy(value);
    return value;
  }

  /**
   * Merges imported values into the store, deleted ones too: all of them or, where that fails, none.
   * @param more changes besides, in the same transaction
   * @param others the stores that these use
   */
  async merge(
    values: readonly Value[],
    others: readonly string[] = [],
    more: (transaction: Transaction) => Promise<void> = async () => {},
  ): Promise<MergeResult<Value>> {
    const each = [...mergeAll(this.#options.kind, values)];
    const merged = await this.#store.write(this.#with(others), async (transaction) => {
      await more(transaction);
      return Promise.all(each.map(([key, value]) => this.#mergeOne(transaction, key, value)));
    });
    const of = (end: "added" | "changed") => merged.flatMap((one) => (one?.end === end ? [one.value] : []));
    const result = { added: of("added"), changed: of("changed") };
    void this.#copyMerged(result);
    return result;
  }

  async #mergeOne(
    transaction: Transaction,
    key: string,
    value: Value,
  ): Promise<{ readonly end: "added" | "changed"; readonly value: Value } | undefined> {
    const stored = await this.#get(transaction, key);
    const before = this.read(stored, key);
    if (before === undefined) {
      // What cannot be read may be a newer version's.
      if (stored !== undefined) return undefined;
      await this.#put(transaction, value);
      return { end: "added", value };
    }
    const after = this.#options.kind.merge(await this.#current(before, transaction), value);
    if (textOfContent(before) === textOfContent(after)) return undefined;
    await this.#put(transaction, after);
    return { end: "changed", value: after };
  }

  /**
   * Deletes values for good.
   * @param more changes besides, in the same transaction
   * @param others the stores that these use
   */
  async delete(
    keys: "all" | readonly string[],
    others: readonly string[] = [],
    more: (transaction: Transaction) => Promise<void> = async () => {},
  ): Promise<void> {
    await this.#store.write(this.#with(others), async (transaction) => {
      await this.deleteIn(transaction, keys);
      await more(transaction);
    });
    void this.forgetCopies(keys);
  }

  /** Deletes values in a transaction of another's, on all stores of this collection. `forgetCopies` follows it. */
  async deleteIn(transaction: Transaction, keys: "all" | readonly string[]): Promise<void> {
    const { store, remove } = this.#options;
    const gone = keys === "all" ? ((await transaction.keys(store)) as readonly string[]) : keys;
    const now = this.#options.now();
    await Promise.all(
      gone.map(async (key) => {
        if (this.#mirror) await transaction.put(TOMBSTONES, [store, key], now);
        await (remove ? remove(transaction, key) : transaction.delete(store, key));
      }),
    );
    // Copies of what the store has lost before are deleted, too.
    if (keys === "all" && this.#mirror) await transaction.put(TOMBSTONES, [store], now);
  }

  /** Deletes second copies of what was deleted. Where that fails `mend` tries it again. */
  async forgetCopies(keys: "all" | readonly string[]): Promise<void> {
    const areForgotten = await this.#mirror?.forget(this.#options.store, keys);
    if (keys === "all" && areForgotten) await this.#removeTombstoneOfAll();
  }

  /** Puts into the store what it has lost, from the mirror, and makes copies that are missing. Resolves to how many were lost. */
  async mend(): Promise<number> {
    if (!this.#mirror) return 0;
    const { lost, uncopied } = await this.#compared();
    const found: (readonly [string, Value])[] = [];
    for (const key of lost) {
      const value = this.read(await this.#mirror.read(this.#options.store, key), key);
      if (value !== undefined && this.#options.kind.key(value) === key) found.push([key, value]);
    }
    const restored = found.length === 0 ? 0 : await this.#restore(found);
    void this.#copyAll(uncopied);
    return restored;
  }

  #restore(found: readonly (readonly [string, Value])[]): Promise<number> {
    const { store } = this.#options;
    return this.#store.write(this.#stores, async (transaction) => {
      let count = 0;
      for (const [key, value] of found) {
        // Another tab may have put it there since, or deleted it.
        if ((await transaction.get(store, key)) !== undefined || (await this.isDeleted(transaction, key)))
          continue;
        await this.#put(transaction, value);
        count++;
      }
      return count;
    });
  }

  /** Whether the player has deleted the value of a key. The transaction has the store of tombstones. */
  async isDeleted(transaction: Transaction, key: string): Promise<boolean> {
    if (!this.#hasTombstones) return false;
    return (await transaction.get(TOMBSTONES, [this.#options.store, key])) !== undefined;
  }

  /** The keys that only the mirror has, and those that only the store has. Copies of what was deleted are forgotten. */
  async #compared(): Promise<{ readonly lost: readonly string[]; readonly uncopied: readonly string[] }> {
    const { store } = this.#options;
    const copied = new Set((await this.#mirror?.keys(store)) ?? []);
    const [kept, tombstones] = await this.#store.read([store, TOMBSTONES], (transaction) =>
      Promise.all([transaction.keys(store), transaction.keys(TOMBSTONES, [store], [store, "\uffff"])]),
    );
    const inStore = new Set(kept as readonly string[]);
    const deleted = new Set((tombstones as readonly (readonly string[])[]).map(([, key]) => key));
    const isAllDeleted = deleted.has(undefined);
    const unmatched = [...copied].filter((key) => !inStore.has(key));
    const unwanted = isAllDeleted ? unmatched : unmatched.filter((key) => deleted.has(key));
    if (isAllDeleted || unwanted.length > 0) {
      const areForgotten = await this.#mirror?.forget(
        store,
        unwanted.length === copied.size ? "all" : unwanted,
      );
      if (isAllDeleted && areForgotten) await this.#removeTombstoneOfAll();
    }
    return {
      lost: isAllDeleted ? [] : unmatched.filter((key) => !deleted.has(key)),
      uncopied: [...inStore].filter((key) => !copied.has(key)),
    };
  }

  /**
   * Makes the second copy of a value as it stands.
   * @param isInStore whether the value may still be copied when its turn comes; left out, whether the store has it then
   */
  async copy(value: Value, isInStore?: () => Promise<boolean>): Promise<void> {
    const { kind, store, changedAt } = this.#options;
    const key = kind.key(value);
    const isThere = async () =>
      (await this.#store.read([store], (transaction) => transaction.get(store, key))) !== undefined;
    const merge = (copy: unknown) => {
      const before = this.read(copy, key);
      return this.#formOf(before === undefined ? value : kind.merge(before, value));
    };
    const version = changedAt?.(value) ?? merge;
    await this.#mirror?.write(store, key, this.#formOf(value), version, isInStore ?? isThere);
  }

  /** One after the other, so that the copies of a game in play come between. */
  async #copyAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const stored = await this.#store.read(this.#stores, (transaction) => this.#get(transaction, key));
      const value = this.read(stored, key);
      if (value !== undefined) await this.copy(value);
    }
  }

  async #copyMerged({ added, changed }: MergeResult<Value>): Promise<void> {
    for (const value of [...added, ...changed]) await this.copy(value);
  }

  /** Where that fails the next comparison does it. */
  async #removeTombstoneOfAll(): Promise<void> {
    const { store } = this.#options;
    const removed = this.#store.write([TOMBSTONES], (transaction) => transaction.delete(TOMBSTONES, [store]));
    await removed.catch(() => undefined);
  }

  #get(transaction: Transaction, key: string): Promise<unknown> {
    const { store, get } = this.#options;
    return get ? get(transaction, key) : transaction.get(store, key);
  }

  /** Puts a value there, and takes its tombstone away. */
  async #put(transaction: Transaction, value: Value): Promise<void> {
    const { kind, store, put } = this.#options;
    const key = kind.key(value);
    await (put ? put(transaction, value) : transaction.put(store, key, this.#formOf(value)));
    if (this.#hasTombstones) await transaction.delete(TOMBSTONES, [store, key]);
  }

  #formOf(value: Value): unknown {
    return this.#options.form ? this.#options.form(value) : value;
  }

  async #current(value: Value, transaction: Transaction): Promise<Value> {
    return (await this.#options.current?.(value, transaction)) ?? value;
  }
}
