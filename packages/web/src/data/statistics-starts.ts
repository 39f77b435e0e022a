import { Collection, type FreshStart, KINDS, type Store, stamped } from "@tetrarch/play";

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
