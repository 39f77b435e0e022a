import {
  Collection,
  type FreshStart,
  identityOfFinished,
  KINDS,
  type Remark,
  type Store,
  stamped,
  type WorkshopSet,
} from "@tetrarch/play";
import * as words from "../words/en/data.js";
import { type Database, type GameSummary, isObject } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

/** The remarks on finished games in this browser's database, with second copies. */
export class Remarks extends Collection<Remark> {
  constructor(database: Database, mirror: BrowserMirror) {
    super(database, { kind: KINDS.remark, store: "remarks", changedAt: setAt, now: Date.now }, mirror);
  }

  /** Changes the remark on a game, unless another tab has deleted the game. */
  async changeOf(game: GameSummary, act: (remark: Remark) => Remark): Promise<void> {
    const { id } = game;
    await this.change(
      id,
      async (remark = { id }, transaction) => {
        if ((await transaction.get("finished", identityOfFinished(game))) === undefined)
          throw new Error(words.gameDeleted);
        return act(remark);
      },
      ["finished"],
    );
  }
}

/** When anything of it was set last. */
function setAt({ star, hidden, note }: Remark): number {
  return Math.max(0, ...[star, hidden, note].flatMap((part) => part?.at ?? []));
}

/** From when on the statistics count, in this browser's database. Should that be lost, all games count again. */
export class FreshStarts extends Collection<FreshStart> {
  readonly #store: Store;

  constructor(store: Store) {
    super(store, { kind: KINDS.start, store: "starts", now: Date.now });
    this.#store = store;
  }

  /**
   * Sets the start of all of these games or, where that fails, of none.
   * @param since milliseconds since 1970; 0 to count all of a solitaire's games again
   */
  async set(games: readonly string[], since: number): Promise<void> {
    await this.#store.write(["starts"], async (transaction) => {
      for (const game of games) {
        const before = this.read(await transaction.get("starts", game), game);
        await transaction.put("starts", game, { game, since: stamped(since, Date.now(), before?.since) });
      }
    });
  }
}

/** The card sets in the workshop in this browser's database, as they stand in their forms. */
export class WorkshopSets extends Collection<WorkshopSet> {
  constructor(database: Database) {
    super(database, {
      kind: KINDS.workshop,
      store: "sets",
      read: (stored, id) => {
        if (!isObject(stored)) return undefined;
        const changedAt = Number.isFinite(stored.changedAt) ? stored.changedAt : 0;
        const read = KINDS.workshop.read({ id, changedAt, set: stored.set });
        return read.ok ? read.value : undefined;
      },
      form: ({ changedAt, set }) => ({ changedAt, set }),
      now: Date.now,
    });
  }
}
