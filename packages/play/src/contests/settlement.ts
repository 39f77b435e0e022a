import { ok, type Problem, type Result } from "@tetrarch/engine";

/** The result of one deal, as it counts in a contest. */
export interface ContestResult {
  readonly status: string;
  readonly points: number;
}

/** What one contestant owes another, on paper; both by their places. */
export interface Debt {
  readonly debtor: number;
  readonly creditor: number;
  /** More than 0. */
  readonly points: number;
  /** The points times the stake. */
  readonly amount: number;
}

/** A debt that somebody's result has cancelled; both by their places. */
export interface CancelledDebt {
  /** Who would owe. */
  readonly debtor: number;
  readonly creditor: number;
  /** More than 0. */
  readonly points: number;
}

/** How one deal of a contest stands. */
export interface RoundStanding {
  /** Who has the most points, once all have finished the deal. */
  readonly best: readonly number[];
  readonly debts: readonly Debt[];
  readonly cancelled: readonly CancelledDebt[];
}

/** How a contest stands, finished or not. */
export interface ContestStanding {
  /** By contestant, the points of the deals that all have finished. */
  readonly totals: readonly number[];
  readonly rounds: readonly RoundStanding[];
  /** What each two owe each other in the end, netted. */
  readonly debts: readonly Debt[];
  /** By contestant, the points that they are owed in all, less those that they owe. */
  readonly net: readonly number[];
  /** At the end, who has the highest total; several have drawn. Empty before, and in a series of one player. */
  readonly winners: readonly number[];
  readonly finished: boolean;
}

/** The results of each deal, by contestant; undefined for what is not finished. */
export type Rounds = readonly (readonly (ContestResult | undefined)[])[];

/** Plain results: the points of all deals added up, the highest total wins, without debts. */
export function plainStanding(rounds: Rounds): Result<ContestStanding, Problem> {
  const whole = rounds.filter(isWhole);
  const places = [...(rounds[0]?.keys() ?? [])];
  const totals = places.map((place) =>
    whole.reduce((total, round) => total + (round[place]?.points ?? 0), 0),
  );
  const finished = whole.length === rounds.length;
  return ok({
    totals,
    rounds: rounds.map((round) => ({
      best: isWhole(round) ? placesOfMost(round.map(({ points }) => points)) : [],
      debts: [],
      cancelled: [],
    })),
    debts: [],
    net: places.map(() => 0),
    winners: finished ? placesOfMost(totals) : [],
    finished,
  });
}

function isWhole(round: Rounds[number]): round is readonly ContestResult[] {
  return round.every((result) => result !== undefined);
}

/** The places of the highest points; empty for a single player. */
function placesOfMost(points: readonly number[]): readonly number[] {
  if (points.length < 2) return [];
  const most = Math.max(...points);
  return points.flatMap((own, place) => (own === most ? [place] : []));
}
