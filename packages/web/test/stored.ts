import { formatSave, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COPY_LOCK } from "../src/data/mirror.js";

export const DATABASE = "tetrarch";
export type StoreName =
  | "games"
  | "broken"
  | "owners"
  | "known"
  | "finished"
  | "moves"
  | "contests"
  | "analyses"
  | "sets"
  | "remarks"
  | "starts"
  | "cards"
  | "payments"
  | "tombstones";

/** A record, and where it lies. */
export interface Stored {
  readonly store: StoreName;
  readonly key: string | number;
  readonly value: unknown;
}

/**
 * Puts anything where a saved game lies, and nothing as its second copy. The page must have opened its store before, and
 * the copies of what it has saved are made when the lock for them is to be had.
 */
export function putRecord(page: Page, game: string, record: unknown): Promise<void> {
  return page.evaluate(
    async ([name, key, value, lock]) => {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("games", "readwrite");
          transaction.objectStore("games").put(value, key);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      });
      await navigator.locks.request(lock, () => caches.delete("tetrarch games"));
    },
    [DATABASE, game, record, COPY_LOCK] as const,
  );
}

/** Puts anything where the analysis of a finished game is kept. The page must have opened its store before. */
export function putAnalysis(page: Page, identity: string, analysis: unknown): Promise<void> {
  return putIn(page, "analyses", identity, analysis);
}

/**
 * Waits until the second copies of all that the page has saved are made. A save still on its way has no copy yet: where
 * it matters, `expectCopied` waits for that of a game as it stands.
 */
export function copiesMade(page: Page): Promise<void> {
  return page.evaluate((lock) => navigator.locks.request(lock, () => undefined), COPY_LOCK);
}

/** Waits until there is a second copy of the game as it stands. */
export async function expectCopied(page: Page, session: Session): Promise<void> {
  const text = JSON.stringify(formatSave(session)).slice(1, -1);
  const isCopied = () =>
    page.evaluate(async (words) => {
      const cache = await caches.open("tetrarch games");
      const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      const texts = await Promise.all(copies.map((copy) => copy?.text()));
      return texts.some((copied) => copied?.includes(words));
    }, text);
  await expect.poll(isCopied).toBe(true);
}

/** Waits until a game lies in the store as it stands: what is shown may still be on its way there, and a reload may be quicker. */
export async function expectSaved(page: Page, session: Session): Promise<void> {
  const text = formatSave(session);
  await expect.poll(() => recordsIn(page, "games")).toContainEqual(expect.objectContaining({ text }));
}

/** All that lies in a store. */
export function recordsIn(page: Page, store: StoreName): Promise<readonly unknown[]> {
  return page.evaluate(
    ([name, from]) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const request = database.transaction(from).objectStore(from).getAll();
          request.onsuccess = () => {
            database.close();
            resolve(request.result);
          };
        };
      }),
    [DATABASE, store] as const,
  );
}

/** All that lies in a store, with where it lies, in the order of the keys. */
export function entriesIn(page: Page, store: StoreName): Promise<readonly (readonly [string, unknown])[]> {
  return page.evaluate(
    ([name, from]) =>
      new Promise<readonly (readonly [string, unknown])[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(from);
          const keys = reading.objectStore(from).getAllKeys();
          const values = reading.objectStore(from).getAll();
          reading.oncomplete = () => {
            database.close();
            resolve(keys.result.map((key, index) => [String(key), values.result[index]] as const));
          };
        };
      }),
    [DATABASE, store] as const,
  );
}

/** Puts anything into a store. The page must have opened its database before. */
export function putIn(page: Page, store: StoreName, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([name, to, at, record]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(to, "readwrite");
          writing.objectStore(to).put(record, at);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [DATABASE, store, key, value] as const,
  );
}

/** Loses all that lies in a store, as a damaged database would. */
export function emptyStore(page: Page, store: StoreName): Promise<void> {
  return page.evaluate(
    ([name, from]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(from, "readwrite");
          writing.objectStore(from).clear();
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [DATABASE, store] as const,
  );
}

/** The names of the stores. */
export function storesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          resolve([...opening.result.objectStoreNames]);
          opening.result.close();
        };
      }),
    DATABASE,
  );
}

/** The stores that each version of the database has added, from version 1 on. */
const ADDED: readonly (readonly StoreName[])[] = [
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

/** Makes a database of any version, as another version of the app would have: where there is none yet. */
export function makeDatabase(page: Page, version: number, records: readonly Stored[]): Promise<void> {
  return page.evaluate(
    ([name, number, all, stores]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, number);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const store of stores) opening.result.createObjectStore(store);
          for (const { store, key, value } of all) opening.transaction?.objectStore(store).put(value, key);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [DATABASE, version, records, ADDED.slice(0, version).flat()] as const,
  );
}
