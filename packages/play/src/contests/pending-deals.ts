import type { FindGame } from "@tetrarch/engine";
import { challengeDeals, challengeFor } from "./challenge.js";
import type { Contest } from "./contest.js";

/** A deal that somebody at this screen still has to play: nothing of its cards may be told before. */
export interface PendingDeal {
  readonly game: string;
  readonly deal: string;
  /** Of the player. */
  readonly name: string;
}

export function pendingDeals(contests: readonly Contest[], findGame: FindGame): readonly PendingDeal[] {
  return contests.flatMap(({ challenge, contestants }) =>
    contestants.flatMap(({ kind, name, entries }) => {
      const deals = kind === "here" ? challengeDeals(challengeFor(challenge, name), findGame) : undefined;
      if (!deals?.ok) return [];
      const pending = deals.value.filter((_, place) => !entries[place]);
      return pending.map((deal) => ({ game: challenge.game, deal, name }));
    }),
  );
}
