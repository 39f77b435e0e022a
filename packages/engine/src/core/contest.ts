/**
 * An amount that one contestant owes another, on paper. Both are named by their places in the contest's order, from
 * 0.
 */
export interface Debt {
  readonly debtor: number;
  readonly creditor: number;
  /** More than 0. */
  readonly points: number;
  /** The points times the stake. */
  readonly amount: number;
}

/** A debt that the debtor's own result cancels. */
export type CancelledDebt = Omit<Debt, "amount">;

/** How one deal of a contest stands. */
export interface RoundStanding {
  /** The places with the most points, once all have finished the deal; empty before. */
  readonly best: readonly number[];
  readonly debts: readonly Debt[];
  readonly cancelled: readonly CancelledDebt[];
}

/** How a contest stands, finished or not. */
export interface ContestStanding {
  /** By contestant, the points of the deals that all have finished. */
  readonly totals: readonly number[];
  readonly rounds: readonly RoundStanding[];
  /** The debts of each two contestants, netted: at most one for two of them. */
  readonly debts: readonly Debt[];
  /** By contestant, the points owed to them less those that they owe. */
  readonly net: readonly number[];
  /** At the end, the places with the highest total: several in a draw. Empty before, and in a series of one player. */
  readonly winners: readonly number[];
  readonly finished: boolean;
}

/** The places of the highest points; empty for a single contestant. */
export function placesOfMost(points: readonly number[]): readonly number[] {
  if (points.length < 2) return [];
  const most = Math.max(...points);
  return points.flatMap((own, place) => (own === most ? [place] : []));
}
