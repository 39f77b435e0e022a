import {
  type FindGame,
  findGameAmong,
  games,
  hasCardSets,
  type OwnSet,
  ownEdition,
  type Problem,
  type Result,
  readOwnSet,
} from "@tetrarch/engine";
import { Collection, cardSets, type Listing, type Transaction } from "@tetrarch/play";
import { type Database, isObject } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

type CardSet = OwnSet["set"];

/**
 * The card sets of the player's own that games were played with, as editions. They never change, whatever becomes of a set in the
 * workshop, so that games find their cards again.
 */
export class PlayedSets extends Collection<CardSet> {
  readonly #database: Database;

  constructor(database: Database, mirror: BrowserMirror) {
    super(database, { kind: cardSets, store: "cards", isListedWithCopies: true, now: Date.now }, mirror);
    this.#database = database;
  }

  /** Finds saved games of these solitaires; the sets are read only where one of them has card sets. Never rejects. */
  async finderFor(ids: readonly string[]): Promise<FindGame> {
    const isWithCards = games.some((game) => hasCardSets(game) && ids.includes(game.id));
    return isWithCards ? await this.finder() : findGameAmong([]);
  }

  /** Finds games with all sets that can be read, those in the workshop among them as they stand now: never rejects. */
  async finder(): Promise<FindGame> {
    const [{ values }, made] = await Promise.all([
      this.list().catch((): Listing<CardSet> => ({ values: [], unread: 0 })),
      this.#made().catch(() => []),
    ]);
    return findGameAmong([...values.flatMap(readable), ...made]);
  }

  /** Reads with the usual cards, and again with the player's own sets where the text needs them: only then the storage is read. */
  async readWith<Value>(
    read: (findGame: FindGame) => Result<Value, Problem>,
  ): Promise<Result<Value, Problem>> {
    const found = read(findGameAmong([]));
    return found.ok || found.error.code !== "bad-card-set" ? found : read(await this.finder());
  }

  async #made(): Promise<readonly OwnSet[]> {
    const stored = await this.#database.read(["sets"], (transaction) => transaction.values("sets"));
    return stored.flatMap((one) => (isObject(one) ? readable(one.set) : [])).map(ownEdition);
  }
}

/** Keeps a set that a game is played with, in a transaction on the store `cards`. */
export async function addPlayedSet(transaction: Transaction, set: CardSet): Promise<void> {
  const key = cardSets.key(set);
  if ((await transaction.get("cards", key)) === undefined) await transaction.put("cards", key, set);
}

function readable(stored: unknown): readonly OwnSet[] {
  const own = readOwnSet(stored);
  return own.ok ? [own.value] : [];
}
