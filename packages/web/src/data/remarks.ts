import { Collection, identityOfFinished, KINDS, type Remark } from "@tetrarch/play";
import type { Database, GameSummary } from "./database.js";
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
          throw new Error("the game has been deleted");
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
