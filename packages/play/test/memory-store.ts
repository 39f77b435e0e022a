import type { Mirror, Store, StoreKey, Transaction } from "../src/collections/collection.js";

/** A store in memory, whose transactions change all or nothing. */
export class MemoryStore implements Store {
  #stores = new Map<string, Map<string, unknown>>();

  /** What lies in a store, by key as JSON. */
  content(store: string): ReadonlyMap<string, unknown> {
    return this.#stores.get(store) ?? new Map();
  }

  async read<Value>(
    _stores: readonly string[],
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    return act(new MemoryTransaction(this.#stores));
  }

  async write<Value>(
    _stores: readonly string[],
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    const copy = new Map([...this.#stores].map(([name, values]) => [name, new Map(values)]));
    const value = await act(new MemoryTransaction(copy));
    this.#stores = copy;
    return value;
  }
}

class MemoryTransaction implements Transaction {
  readonly #stores: Map<string, Map<string, unknown>>;

  constructor(stores: Map<string, Map<string, unknown>>) {
    this.#stores = stores;
  }

  #in(store: string): Map<string, unknown> {
    const values = this.#stores.get(store) ?? new Map<string, unknown>();
    this.#stores.set(store, values);
    return values;
  }

  async get(store: string, key: StoreKey): Promise<unknown> {
    return this.#in(store).get(JSON.stringify(key));
  }

  async keys(store: string, first?: StoreKey): Promise<readonly StoreKey[]> {
    const keys = [...this.#in(store).keys()].sort().map((key): StoreKey => JSON.parse(key));
    // The one range that a collection asks for is that of the tombstones of its store.
    const [named] = Array.isArray(first) ? first : [];
    return named === undefined ? keys : keys.filter((key) => Array.isArray(key) && key[0] === named);
  }

  async values(store: string): Promise<readonly unknown[]> {
    const values = this.#in(store);
    return [...values.keys()].sort().map((key) => values.get(key));
  }

  async put(store: string, key: StoreKey, value: unknown): Promise<void> {
    this.#in(store).set(JSON.stringify(key), value);
  }

  async delete(store: string, key: StoreKey): Promise<void> {
    this.#in(store).delete(JSON.stringify(key));
  }

  async clear(store: string): Promise<void> {
    this.#in(store).clear();
  }
}

/** A mirror in memory, which may refuse to forget. */
export class MemoryMirror implements Mirror {
  readonly #copies = new Map<string, unknown>();
  refuses = false;

  async keys(store: string): Promise<readonly string[]> {
    const names = [...this.#copies.keys()].map((name): readonly [string, string] => JSON.parse(name));
    return names.flatMap(([of, key]) => (of === store ? [key] : []));
  }

  async read(store: string, key: string): Promise<unknown> {
    return this.#copies.get(JSON.stringify([store, key]));
  }

  async write(
    store: string,
    key: string,
    value: unknown,
    version: number | ((copy: unknown) => unknown),
    isInStore: () => Promise<boolean>,
  ): Promise<void> {
    const before = await this.read(store, key);
    const copy = typeof version === "number" || before === undefined ? value : version(before);
    if (await isInStore()) this.#copies.set(JSON.stringify([store, key]), copy);
  }

  async forget(store: string, keys: "all" | readonly string[]): Promise<boolean> {
    if (this.refuses) return false;
    for (const key of keys === "all" ? await this.keys(store) : keys)
      this.#copies.delete(JSON.stringify([store, key]));
    return true;
  }
}
