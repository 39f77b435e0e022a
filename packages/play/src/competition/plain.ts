import { ok, type Problem, type Result } from "@tetrarch/engine";
import type { ContestResult, ContestStanding, Rounds } from "./settlement.js";

/** Plain results: the points of all deals added up, the highest total wins, nobody owes anybody anything. */
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

/** Where the most is: nobody is best alone with himself. */
function placesOfMost(points: readonly number[]): readonly number[] {
  if (points.length < 2) return [];
  const most = Math.max(...points);
  return points.flatMap((own, place) => (own === most ? [place] : []));
}
