import { type ContestStanding, ok, type Problem, placesOfMost, type Result } from "@tetrarch/engine";

export type { CancelledDebt, ContestStanding, Debt, RoundStanding } from "@tetrarch/engine";

/** The result of one deal, as it counts in a contest. */
export interface ContestResult {
  readonly status: string;
  readonly points: number;
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
