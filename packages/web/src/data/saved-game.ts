import { type AnyGame, type FindGame, ownSetOf } from "@tetrarch/engine";
import {
  type Collection,
  type GameRecord as FinishedRecord,
  TOMBSTONES,
  type Transaction,
} from "@tetrarch/play";
import { freshRandom } from "../ui/random.js";
import { answered } from "../ui/timeouts.js";
import * as words from "../words/en/data.js";
import { type Database, type GameRecord, isObject, type StoredGame } from "./database.js";
import { addFinished, FINISHED_STORES, finishedCollection } from "./finished-games.js";
import type { BrowserMirror } from "./mirror.js";
import { addPlayedSet, type PlayedSets } from "./played-sets.js";
import { type StoredCopies, savedAtOf } from "./stored-copies.js";

/** Copies are made of what the database has not taken, too: they are all that is left of it. Tombstones guard what was deleted. */
const ALWAYS = async () => true;

/** Where saved games lie. */
export interface SaveFiles {
  readonly database: Database;
  readonly copies: BrowserMirror;
  /** The card sets of the player's own that games are played with. */
  readonly cards: PlayedSets;
}

/** Why a write was refused: another tab has taken the game since. What is on the disk is that tab's. */
export class LostGame extends Error {
  constructor() {
    super(words.otherTab);
  }
}

/**
 * One game in the database, as one tab holds it. A tab that plays a game takes it first; every write looks, in its own
 * transaction, whether the game is still held here, so that nothing is written by a tab that has lost it, however late
 * that tab comes to know. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class SavedGame {
  readonly #files: SaveFiles;
  readonly #finished: Collection<FinishedRecord>;
  readonly #game: string;
  /** The sets whose second copies were made here, or are on their way. */
  readonly #copiedSets = new Set<string>();
  #token = freshToken();
  /** Whether the database knows that this tab has the game. */
  #isTaken = false;
  /** The record could not be read or set aside: it may be a good one, and is not written over. */
  #isUnread = true;
  #savedAt = 0;

  constructor(files: SaveFiles, game: string) {
    this.#files = files;
    this.#finished = finishedCollection(files.database, files.copies);
    this.#game = game;
  }

  /** Finds the game that a record is of, with the card sets of the player's own. */
  finder(): Promise<FindGame> {
    return this.#files.cards.finderFor([this.#game]);
  }

  /** What there is of the game. It stays with the tab that has it. */
  async look(): Promise<StoredCopies> {
    const [record, copy] = await Promise.all([
      answered(this.#files.database.read(["games"], (transaction) => transaction.get("games", this.#game))),
      this.copy(),
    ]);
    return this.#found(record, copy);
  }

  /** The second copy alone, should the database fail; undefined for none. */
  copy(): Promise<unknown> {
    return this.#files.copies.read("games", this.#game);
  }

  /**
   * Takes the game from the tab that has it, and reads it. Both are one transaction: whatever another tab
   * wrote before is in the record, and it writes nothing any more.
   */
  async take(): Promise<StoredCopies> {
    this.#token = freshToken();
    this.#isTaken = false;
    this.#isUnread = true;
    const token = this.#token;
    const taken = this.#files.database.write(["games", "owners"], async (transaction) => {
      await this.#own(transaction, token);
      return await transaction.get("games", this.#game);
    });
    // Even when the caller no longer waits: from now on this tab can lose it.
    void taken.then(
      () => {
        this.#isTaken ||= token === this.#token;
      },
      () => undefined,
    );
    const [record, copy] = await Promise.all([answered(taken), this.copy()]);
    this.#isUnread = false;
    this.#savedAt = Math.max(savedAtOf(record), savedAtOf(copy));
    return this.#found(record, copy);
  }

  #found(record: unknown, copy: unknown): StoredCopies {
    return { record, copy, isLost: this.#files.database.state === "lost" };
  }

  /** Writes the second copy of a record that is as it should be. */
  writeCopy(record: unknown): void {
    void this.#files.copies.write("games", this.#game, record, savedAtOf(record));
  }

  /**
   * Rejects with `LostGame` when another tab has taken the game: then nothing is written.
   * @param finished games to be put into the history in the same transaction
   * @param playedWith games whose card sets, where they are the player's own, are kept in it, too: without them no one could read
   * what is written
   */
  async write(
    record: GameRecord,
    finished: readonly FinishedRecord[] = [],
    playedWith: readonly AnyGame[] = [],
  ): Promise<void> {
    const sets = playedWith.flatMap((game) => ownSetOf(game)?.set ?? []);
    const savedAt = Math.max(Date.now(), this.#savedAt + 1);
    this.#savedAt = savedAt;
    const stored = { ...record, savedAt, letters: record.text.length };
    const token = this.#token;
    const written = this.#files.database
      .write(
        [
          "games",
          "broken",
          "owners",
          ...(finished.length > 0 ? [...FINISHED_STORES, TOMBSTONES] : []),
          ...(sets.length > 0 ? (["cards"] as const) : []),
        ],
        async (transaction) => {
          await this.#check(transaction, token);
          for (const set of sets) await addPlayedSet(transaction, set);
          await this.#replace(transaction, stored);
          await addFinished(this.#finished, transaction, finished);
        },
      )
      // Even when the caller no longer waits: the game is held here, and what lies there is ours.
      .then(() => {
        if (token !== this.#token) return;
        this.#isTaken = true;
        this.#isUnread = false;
      });
    // What the database does not take may find room there, but for what is another tab's or a newer app's.
    const isOurs = (error: unknown) =>
      !(error instanceof LostGame) && (error as Error | undefined)?.name !== "VersionError";
    const copyAll = () => {
      for (const set of sets) void this.#copyOnce(set);
      for (const game of finished) void this.#finished.copy(game, ALWAYS);
      this.writeCopy(stored);
    };
    void written.then(copyAll, (error: unknown) => isOurs(error) && copyAll());
    await answered(written);
  }

  /** A set never changes. */
  async #copyOnce(set: Parameters<PlayedSets["copy"]>[0]): Promise<void> {
    const label = `${set.name} ${set.version}`;
    if (this.#copiedSets.has(label)) return;
    this.#copiedSets.add(label);
    if (!(await this.#files.cards.copy(set))) this.#copiedSets.delete(label);
  }

  /** Moves a record out of the way in one step, so that it is in one place or in the other. */
  async setAside(record: unknown, reason: string): Promise<void> {
    const token = this.#token;
    this.#isUnread = true;
    const moved = this.#files.database.write(["games", "broken", "owners"], async (transaction) => {
      await this.#check(transaction, token);
      await this.#putAside(transaction, record, reason);
      await transaction.delete("games", this.#game);
    });
    await answered(moved);
    this.#isUnread = false;
  }

  /**
   * A game that could not be taken when it was opened, or whose owner the browser has lost, is taken now; but not by a
   * write that began before this tab took the game again.
   */
  async #check(transaction: Transaction, token: string): Promise<void> {
    const owner = await transaction.get("owners", this.#game);
    if (isObject(owner) && owner.token === token) return;
    if (owner && (this.#isTaken || token !== this.#token)) throw new LostGame();
    await this.#own(transaction, token);
  }

  async #own(transaction: Transaction, token: string): Promise<void> {
    await transaction.put("owners", this.#game, { token });
  }

  async #replace(transaction: Transaction, record: StoredGame): Promise<void> {
    const unread = this.#isUnread ? await transaction.get("games", this.#game) : undefined;
    // Meanwhile an earlier write may have come through: then what lies there is ours.
    if (unread !== undefined && this.#isUnread) {
      await this.#putAside(transaction, unread, words.unreadable);
    }
    await transaction.put("games", this.#game, record);
  }

  /** By the moment at which it was put there; of two in one millisecond the second has the next one. */
  async #putAside(transaction: Transaction, record: unknown, reason: string): Promise<void> {
    let at = Date.now();
    while ((await transaction.get("broken", at)) !== undefined) at++;
    await transaction.put("broken", at, { game: this.#game, record, reason });
  }
}

/** What no owner of a game has had before. */
export function freshToken(): string {
  return `${freshRandom(2 ** 32)}-${freshRandom(2 ** 32)}`;
}
