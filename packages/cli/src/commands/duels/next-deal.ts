import { findGameAmong, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { challengeDeals, challengeFor } from "@tetrarch/play";
import type { KnownContest } from "./contest-of-links.js";

/** A deal of a contest, and which of how many it is, from 1. */
export interface NextDeal {
  readonly deal: string;
  readonly number: number;
  readonly of: number;
}

/** The first deal of a contest that was not finished here. Errors are `bad-series`: there is none. */
export function nextDeal({ contest, own }: KnownContest): Result<NextDeal, Problem> {
  const player = contest.contestants[own]?.name ?? "";
  const deals = challengeDeals(challengeFor(contest.challenge, player), findGameAmong([]));
  if (!deals.ok) return deals;
  const next = contest.contestants[own]?.entries.findIndex((entry) => !entry) ?? -1;
  const deal = deals.value[next];
  return deal === undefined
    ? problem("bad-series", "all of its deals are finished here: tetrarch duel show tells how it stands")
    : ok({ deal, number: next + 1, of: deals.value.length });
}
