import { type AnyGame, type FindGame, findGameAmong, games, hasCardSets, ownSetOf } from "@tetrarch/engine";
import { type GameRecord as FinishedRecord, identityOfFinished } from "@tetrarch/play";
import { freshRandom } from "./chance.js";
import type { Database, GameRecord, KeptRecord, Writing } from "./database.js";
import { KEEPING_STORES, keepFinished } from "./finished-games.js";
import { type Found, savedAtOf } from "./found-game.js";
import { answered } from "./patience.js";
import { keepPlayedSet, type PlayedSets } from "./played-sets.js";
import type { SecondCopy } from "./second-copy.js";

/** Why a write was refused: another tab has taken the game since. What is on the disk is that tab's. */
export class LostGame extends Error {
  constructor() {
    super("another tab has taken the game over");
  }
}

/**
 * One game in the database, as one tab holds it. Whoever plays a game takes it first; every write looks, in its own
 * transaction, whether the game is still held here, so that nothing is written by a tab that has lost it, however late
 * that tab comes to know. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class SavedGame {
  readonly #database: Database;
  readonly #copies: SecondCopy;
  readonly #cards: PlayedSets;
  readonly #game: string;
  /** The sets whose second copies were asked for here. */
  readonly #copiedSets = new Set<string>();
  #token = freshToken();
  /** Whether the database knows that this tab has the game. */
  #isTaken = false;
  /** The record could not be read or set aside: it may be a good one, and is not written over. */
  #isUnread = true;
  #savedAt = 0;

  constructor(database: Database, copies: SecondCopy, cards: PlayedSets, game: string) {
    this.#database = database;
    this.#copies = copies;
    this.#cards = cards;
    this.#game = game;
  }

  /** Finds the game that a record is of, with the card sets of the player's own; never rejects. */
  async finder(): Promise<FindGame> {
    const isWithCards = games.some((game) => game.id === this.#game && hasCardSets(game));
    return isWithCards ? await this.#cards.finder() : findGameAmong([]);
  }

  /** What there is of the game. It stays with whoever has it. */
  async look(): Promise<Found> {
    const [record, copy] = await Promise.all([
      answered(this.#database.open().then((database) => database.get("games", this.#game))),
      this.copy(),
    ]);
    return this.#found(record, copy);
  }

  /** The second copy alone, should the database fail; undefined for none. */
  copy(): Promise<unknown> {
    return this.#copies.newest("games", this.#game);
  }

  /**
   * Takes the game from whoever has it, and gives what there is of it. Both are one transaction: whatever another tab
   * wrote before is in the record, and it writes nothing any more.
   */
  async take(): Promise<Found> {
    this.#token = freshToken();
    this.#isTaken = false;
    this.#isUnread = true;
    const token = this.#token;
    const taken = this.#database.write(["games", "owners"], async (writing) => {
      await this.#own(writing, token);
      return await writing.objectStore("games").get(this.#game);
    });
    // Even when it comes too late for whoever waited: from now on this tab can lose it.
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

  #found(record: unknown, copy: unknown): Found {
    return { record, copy, isLost: this.#database.state === "lost" };
  }

  /** Writes the second copy of a record that is as it should be. */
  writeCopy(record: unknown): void {
    void this.#copies.write("games", this.#game, savedAtOf(record), record);
  }

  /**
   * Rejects with `LostGame` when another tab has taken the game: then nothing is written.
   * @param finished games to be put into the history in the same transaction
   * @param playedWith games whose card sets, where they are the player's own, are kept in it, too: without them nobody could read
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
    const kept = { ...record, savedAt, letters: record.text.length };
    const token = this.#token;
    const written = this.#database
      .write(
        [
          "games",
          "broken",
          "owners",
          ...(finished.length > 0 ? KEEPING_STORES : []),
          ...(sets.length > 0 ? (["cards"] as const) : []),
        ],
        async (writing) => {
          await this.#check(writing, token);
          for (const set of sets) await keepPlayedSet(writing, set);
          await this.#replace(writing, kept);
          await keepFinished(writing, finished);
        },
      )
      // Even when it comes too late for whoever waited: the game is held here, and what lies there is ours.
      .then(() => {
        if (token !== this.#token) return;
        this.#isTaken = true;
        this.#isUnread = false;
      });
    // What the database does not take may find room there, but for what is another tab's or a newer app's.
    const isOurs = (error: unknown) =>
      !(error instanceof LostGame) && (error as Error | undefined)?.name !== "VersionError";
    const copyAll = () => {
      for (const set of sets) this.#copyOnce(set);
      for (const game of finished) void this.#copies.note("finished", identityOfFinished(game), game);
      this.writeCopy(kept);
    };
    void written.then(copyAll, (error: unknown) => isOurs(error) && copyAll());
    await answered(written);
  }

  /** A set never changes. */
  #copyOnce(set: Parameters<PlayedSets["copy"]>[0]): void {
    const label = `${set.name} ${set.version}`;
    if (this.#copiedSets.has(label)) return;
    this.#copiedSets.add(label);
    this.#cards.copy(set);
  }

  /** Moves a record out of the way in one step, so that it is in one place or in the other. */
  async setAside(record: unknown, reason: string): Promise<void> {
    const token = this.#token;
    this.#isUnread = true;
    const moved = this.#database.write(["games", "broken", "owners"], async (writing) => {
      await this.#check(writing, token);
      await this.#putAside(writing, record, reason);
      await writing.objectStore("games").delete(this.#game);
    });
    await answered(moved);
    this.#isUnread = false;
  }

  /**
   * A game that could not be taken when it was opened, or whose owner the browser has lost, is taken now; but not by a
   * write that was asked for before this tab took the game once more.
   */
  async #check(writing: Writing, token: string): Promise<void> {
    const owner = await writing.objectStore("owners").get(this.#game);
    if (owner?.token === token) return;
    if (owner && (this.#isTaken || token !== this.#token)) throw new LostGame();
    await this.#own(writing, token);
  }

  async #own(writing: Writing, token: string): Promise<void> {
    await writing.objectStore("owners").put({ token }, this.#game);
  }

  async #replace(writing: Writing, record: KeptRecord): Promise<void> {
    const games = writing.objectStore("games");
    const unread = this.#isUnread ? await games.get(this.#game) : undefined;
    // Meanwhile an earlier write may have come through: then what lies there is ours.
    if (unread !== undefined && this.#isUnread) {
      await this.#putAside(writing, unread, "it could not be read");
    }
    await games.put(record, this.#game);
  }

  /** By the moment at which it was put there; of two in one millisecond the second has the next one. */
  async #putAside(writing: Writing, record: unknown, reason: string): Promise<void> {
    const broken = writing.objectStore("broken");
    let at = Date.now();
    while ((await broken.get(at)) !== undefined) at++;
    await broken.add({ game: this.#game, record, reason }, at);
  }
}

/** What no owner of a game has had before. */
export function freshToken(): string {
  return `${freshRandom(2 ** 32)}-${freshRandom(2 ** 32)}`;
}
