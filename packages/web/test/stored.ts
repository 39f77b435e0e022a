import type { Page } from "playwright-core";

export const DATABASE = "tetrarch";
export type StoreName = "games" | "broken";

/** Puts anything where a saved game lies. The page must have opened its store before. */
export function putRecord(page: Page, game: string, record: unknown): Promise<void> {
  return page.evaluate(
    ([name, key, value]) =>
      new Promise<void>((resolve, reject) => {
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
      }),
    [DATABASE, game, record] as const,
  );
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
          const asked = database.transaction(from).objectStore(from).getAll();
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result);
          };
        };
      }),
    [DATABASE, store] as const,
  );
}
