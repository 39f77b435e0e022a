/** What was brought out of one deal, as it counts in a contest. */
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
  /** At the end, who has the highest total; several have drawn. Nobody before, nor in a series of one's own. */
  readonly winners: readonly number[];
  readonly finished: boolean;
}

/** By deal, what each contestant brought out of it; undefined for what is not finished. */
export type Rounds = readonly (readonly (ContestResult | undefined)[])[];
