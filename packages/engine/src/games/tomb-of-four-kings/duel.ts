import { type CancelledDebt, type ContestStanding, type Debt, placesOfMost } from "../../core/contest.js";
import { ok, type Problem, problem, type Result } from "../../core/result.js";
import { checkGameResult, type GameResult, SERIES_LENGTHS } from "./series.js";

/** The lengths of a duel in games: one, or a series (TK-31). */
export const DUEL_LENGTHS = [1, ...SERIES_LENGTHS] as const;

/** The most players of a duel (TK-31 j). */
export const MOST_DUELLISTS = 8;

/** The highest stake (TK-31 f), in whole units of whatever the players name: paper gold, matchsticks, biscuits. */
export const MOST_STAKE = 1_000_000;

/** The results of one deal in the players' order; undefined where a player has not finished it. */
export type DuelRound = readonly (GameResult | undefined)[];

/**
 * Settles a duel of two to {@link MOST_DUELLISTS} players (TK-31). Each deal counts between any two who have both
 * finished it (g, j); the debts are added up and netted (e). Errors are `bad-series`: a wrong number of players or
 * games, stake or result, named by its place.
 * @param length how many deals it has: one of {@link DUEL_LENGTHS}
 * @param rounds the deals finished by at least one player, first to last
 * @param stake what a point is worth: a whole number from 0 (for honour) to {@link MOST_STAKE}
 */
export function settleDuel(
  players: number,
  length: number,
  rounds: readonly DuelRound[],
  stake: number,
): Result<ContestStanding, Problem> {
  const checked = checkDuel(players, length, rounds, stake);
  if (!checked.ok) return checked;
  const places = Array.from({ length: players }, (_, place) => place);
  const settled = rounds.map((round) => ({
    best: isWhole(round) ? placesOfMost(round.map((result) => result?.points ?? 0)) : [],
    debts: debtsOf(round, stake),
    cancelled: cancelledIn(round),
  }));
  const whole = rounds.filter(isWhole);
  const totals = places.map((place) => sum(whole.map((round) => round[place]?.points ?? 0)));
  const finished = whole.length === length;
  const debts = netted(
    settled.flatMap((round) => round.debts),
    stake,
  );
  return ok({
    totals,
    rounds: settled,
    debts,
    net: places.map((place) => gainOf(debts, place)),
    winners: finished ? placesOfMost(totals) : [],
    finished,
  });
}

function isWhole(round: DuelRound): boolean {
  return round.every((result) => result !== undefined);
}

/** The debts of a deal (TK-31). The lower score owes the difference (a, c), unless it won with four kings (b, d). */
function debtsOf(round: DuelRound, stake: number): readonly Debt[] {
  return shortfallsIn(round)
    .filter(({ debtor }) => !isExempt(round[debtor]))
    .map((debt) => ({ ...debt, amount: debt.points * stake }));
}

function cancelledIn(round: DuelRound): readonly CancelledDebt[] {
  return shortfallsIn(round).filter(({ debtor }) => isExempt(round[debtor]));
}

function isExempt(result: GameResult | undefined): boolean {
  return result?.status === "won";
}

/** For each two who have both finished a deal, how many points the lower score lacks; equal scores lack none. */
function shortfallsIn(round: DuelRound): readonly CancelledDebt[] {
  return round.flatMap((lower, debtor) =>
    round.flatMap((higher, creditor) => {
      const points = lower && higher ? higher.points - lower.points : 0;
      return points > 0 ? [{ debtor, creditor, points }] : [];
    }),
  );
}

/** TK-31 (e): of what two owe each other only the difference is left. */
function netted(debts: readonly Debt[], stake: number): readonly Debt[] {
  const owed = new Map<string, number>();
  for (const { debtor, creditor, points } of debts) {
    const key = `${debtor} ${creditor}`;
    owed.set(key, (owed.get(key) ?? 0) + points);
  }
  return [...owed].flatMap(([key, points]) => {
    const [debtor = 0, creditor = 0] = key.split(" ").map(Number);
    const left = points - (owed.get(`${creditor} ${debtor}`) ?? 0);
    return left > 0 ? [{ debtor, creditor, points: left, amount: left * stake }] : [];
  });
}

function gainOf(debts: readonly Debt[], place: number): number {
  return sum(
    debts.map(({ debtor, creditor, points }) => {
      if (creditor === place) return points;
      return debtor === place ? -points : 0;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function checkDuel(
  players: number,
  length: number,
  rounds: readonly DuelRound[],
  stake: number,
): Result<null, Problem> {
  if (!Number.isInteger(players) || players < 2 || players > MOST_DUELLISTS) {
    return problem("bad-series", `a duel has 2 to ${MOST_DUELLISTS} players, not ${players}`);
  }
  if (!DUEL_LENGTHS.some((known) => known === length)) {
    return problem("bad-series", `a duel has ${DUEL_LENGTHS.join(", ")} games, not ${length}`);
  }
  const right = checkStake(stake);
  if (!right.ok) return right;
  if (rounds.length > length)
    return problem("bad-series", `a duel of ${length} has no ${rounds.length} games`);
  return checkRounds(players, rounds);
}

/** TK-31 (f): whether a stake is a whole number from 0 to {@link MOST_STAKE}. Errors are `bad-series`. */
function checkStake(stake: number): Result<number, Problem> {
  if (Number.isInteger(stake) && stake >= 0 && stake <= MOST_STAKE) return ok(stake);
  return problem("bad-series", `the stake is a whole number from 0 to ${MOST_STAKE}, not ${stake}`);
}

function checkRounds(players: number, rounds: readonly DuelRound[]): Result<null, Problem> {
  for (const [index, round] of rounds.entries()) {
    const place = `game ${index + 1}`;
    if (round.length !== players) {
      return problem("bad-series", `${place}: it has ${round.length} results, not ${players}`);
    }
    for (const [player, result] of round.entries()) {
      const right = result ? checkGameResult(`${place}, player ${player + 1}`, result) : ok(null);
      if (!right.ok) return right;
    }
  }
  return ok(null);
}
