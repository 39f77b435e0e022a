import { findGameAmong, ok, type Problem, type Result } from "@tetrarch/engine";
import {
  type Contest,
  challengeDeals,
  challengeFor,
  type GameRecord,
  type Place,
  pendingDeals,
  sittingOf,
  valuesOf,
  withFinished,
} from "@tetrarch/play";
import type { Stores } from "./stores.js";

/** The deal of a place in a contest, as it is typed. */
export function dealAt(
  { challenge, contestants }: Contest,
  { contestant, game }: Place,
): Result<string, Problem> {
  const player = challengeFor(challenge, contestants[contestant]?.name ?? "");
  const deals = challengeDeals(player, findGameAmong([]));
  return deals.ok ? ok(deals.value[game] ?? "") : deals;
}

/** The contest with the game of its turn, where that was finished meanwhile. */
export function withFinishedTurn(contest: Contest, { finished }: Pick<Stores, "finished">): Contest {
  const sitting = sittingOf(contest);
  const deal = sitting && dealAt(contest, sitting);
  if (!deal?.ok) return contest;
  const records = finished.read().asWritten;
  const orders = new Map(records.map(({ id }, index) => [id, index + 1]));
  return withFinished(contest, deal.value, records, orders);
}

type Deal = Pick<GameRecord, "game" | "deal">;

/** What the duels at this screen say of a deal. */
export interface DuelsHere {
  /** The first player at this screen who has not played this deal; undefined when all have. */
  readonly pendingPlayer: (deal: Deal) => string | undefined;
  /** Whether it is that of the latest turn of a duel. */
  readonly isLatestTurn: (deal: Deal) => boolean;
}

/** The duels at this screen as they stand now. Throws where they cannot be read. */
export function duelsHere(stores: Pick<Stores, "finished" | "archive">): DuelsHere {
  const kept = valuesOf("contest", stores.archive.read().entries);
  const contests = kept.map((contest) => withFinishedTurn(contest, stores));
  const pending = pendingDeals(contests, findGameAmong([]));
  return {
    pendingPlayer: ({ game, deal }) => pending.find((one) => one.game === game && one.deal === deal)?.name,
    isLatestTurn: ({ game, deal }) =>
      contests.some((contest) => {
        const latest = contest.turn && dealAt(contest, contest.turn);
        return contest.challenge.game === game && latest?.ok === true && latest.value === deal;
      }),
  };
}
