import * as v from "valibot";
import { type Kind, moment, reading, solitaire } from "./kind.js";
import { latestOf, type Stamped } from "./remark.js";

/** The moment from which the statistics of a solitaire count: games of before stay in the history. */
export interface FreshStart {
  /** The solitaire's id. */
  readonly game: string;
  /** Milliseconds since 1970: games that ended before do not count. 0 for all. */
  readonly since: Stamped<number>;
}

const START = v.strictObject({
  game: solitaire,
  since: v.strictObject({ value: moment, at: moment }),
});

export const statisticsStarts: Kind<FreshStart, "start"> = {
  field: "start",
  version: 1,
  read: reading(START, "start", "it is no moment from which games count"),
  check(start, findGame) {
    const game = findGame(start.game, undefined);
    return game.ok ? { ok: true, value: start } : game;
  },
  key: ({ game }) => game,
  merge: (a, b) => (latestOf(a.since, b.since) === a.since ? a : b),
};
