import { type FreshStart, latestStart, readFreshStart, stamped } from "@tetrarch/play";
import type { Database } from "../play/database.js";
import { answered } from "../play/patience.js";

/**
 * From when on the statistics count, in this browser's database. Should that be lost, all that was played counts again, and
 * nothing worse. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class FreshStarts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All of them, and how many records cannot be read. */
  async list(): Promise<{ readonly starts: readonly FreshStart[]; readonly unread: number }> {
    const database = await answered(this.#database.open());
    const values: readonly unknown[] = await database.getAll("starts");
    const starts = values.flatMap(readable);
    return { starts, unread: values.length - starts.length };
  }

  /** @param since milliseconds since 1970; 0 to count all of a solitaire's games again */
  async set(games: readonly string[], since: number): Promise<void> {
    await this.#database.write(["starts"], async (writing) => {
      const store = writing.objectStore("starts");
      for (const game of games) {
        const [kept] = readable(await store.get(game));
        await store.put({ game, since: stamped(since, Date.now(), kept?.since) }, game);
      }
    });
  }

  /** Adds those from elsewhere. @returns how many changed something here */
  async merge(starts: readonly FreshStart[]): Promise<number> {
    return await this.#database.write(["starts"], async (writing) => {
      const store = writing.objectStore("starts");
      let taken = 0;
      for (const start of starts) {
        const value: unknown = await store.get(start.game);
        const [kept] = readable(value);
        // What cannot be read may be a newer version's.
        if (value !== undefined && (!kept || latestStart(kept, start) === kept)) continue;
        await store.put(start, start.game);
        taken++;
      }
      return taken;
    });
  }
}

function readable(stored: unknown): readonly FreshStart[] {
  const read = readFreshStart(stored);
  return read.ok ? [read.value] : [];
}
