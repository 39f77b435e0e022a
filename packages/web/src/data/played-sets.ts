import {
  type FindGame,
  findGameAmong,
  formatCardSetLabel,
  games,
  hasCardSets,
  type OwnSet,
  type Problem,
  type Result,
} from "@tetrarch/engine";
import type { Transaction } from "@tetrarch/play";
import { NotLoaded } from "../ui/report-bug.js";
import type { Database } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

type CardSet = OwnSet["set"];

/** Finds games with the card sets of the player's own. What reads these is loaded where there is one: few players make any. */
export class PlayedSets {
  readonly #database: Database;
  readonly #mirror: BrowserMirror;

  constructor(database: Database, mirror: BrowserMirror) {
    this.#database = database;
    this.#mirror = mirror;
  }

  /** Finds saved games of these solitaires; the sets are read only where one of them has card sets. */
  async finderFor(ids: readonly string[]): Promise<FindGame> {
    const isWithCards = games.some((game) => hasCardSets(game) && ids.includes(game.id));
    return isWithCards ? await this.finder() : findGameAmong([]);
  }

  /**
   * Finds games with all sets that can be read, those in the workshop among them as they stand now. Rejects only where sets are
   * there and what reads them cannot be loaded: no game is to be taken for unreadable then.
   */
  async finder(): Promise<FindGame> {
    if (!(await this.#hasAny())) return findGameAmong([]);
    const { readableSets } = await import("./own-sets.js").catch((cause: unknown) => {
      throw new NotLoaded("the card sets cannot be read", { cause });
    });
    return findGameAmong(await readableSets(this.#database, this.#mirror));
  }

  /** Reads with the usual cards, and again with the player's own sets where the text needs them: only then the storage is read. */
  async readWith<Value>(
    read: (findGame: FindGame) => Result<Value, Problem>,
  ): Promise<Result<Value, Problem>> {
    const found = read(findGameAmong([]));
    return found.ok || found.error.code !== "bad-card-set" ? found : read(await this.finder());
  }

  /** Writes the second copy of a set, whether the store has taken it or not: never rejects. Returns whether what writes it was loaded. */
  async copy(set: CardSet): Promise<boolean> {
    const loaded = await import("./own-sets.js").catch(() => undefined);
    await loaded?.playedSets(this.#database, this.#mirror).copy(set, async () => true);
    return loaded !== undefined;
  }

  async #hasAny(): Promise<boolean> {
    const [stored, copied] = await Promise.all([
      this.#database
        .read(["cards", "sets"], (transaction) =>
          Promise.all([transaction.keys("cards"), transaction.keys("sets")]),
        )
        .catch(() => []),
      this.#mirror.keys("cards"),
    ]);
    return [...stored, copied].some((keys) => keys.length > 0);
  }
}

/** Keeps a set that a game is played with, in a transaction on the store `cards`. */
export async function addPlayedSet(transaction: Transaction, set: CardSet): Promise<void> {
  const key = formatCardSetLabel(set);
  if ((await transaction.get("cards", key)) === undefined) await transaction.put("cards", key, set);
}
