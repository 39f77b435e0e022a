import { type Problem, problem } from "../../core/problem.js";
import { ok, type Result } from "../../core/result.js";
import { checkGameResult, type GameResult } from "./game-result.js";
import { checkSeriesLength } from "./series.js";

export type Duellist = "first" | "second";

/** One deal, played by both. */
export interface DuelGame {
  readonly first: GameResult;
  readonly second: GameResult;
}

/** What one owes the other, on paper: `amount` is the points times the stake. Nobody owes nothing. */
export interface Debt {
  readonly debtor: Duellist | null;
  readonly points: number;
  readonly amount: number;
}

export interface DuelStanding {
  readonly totals: Readonly<Record<Duellist, number>>;
  /** Game by game. */
  readonly debts: readonly Debt[];
  /** All debts netted. */
  readonly net: Debt;
  readonly finished: boolean;
}

/** A stake is counted in whole units of whatever the players name: matchsticks, biscuits, cents. */
export const MOST_STAKE = 1_000_000;

/** TK-31: what one game makes owed; nothing to or by anyone when the totals are equal. */
export function settleGame({ first, second }: DuelGame, stake: number): Debt {
  const lower: Duellist = first.points < second.points ? "first" : "second";
  const spared = (lower === "first" ? first : second).status === "won";
  const points = spared ? 0 : Math.abs(first.points - second.points);
  return debtOf(lower, points, stake);
}

function debtOf(debtor: Duellist, points: number, stake: number): Debt {
  return { debtor: points === 0 ? null : debtor, points, amount: points * stake };
}

/**
 * TK-31: a duel over a series, finished or not: every game settled by itself, the debts added up and netted. Errors
 * are `bad-series`: a wrong length, stake or result.
 * @param stake what a point is worth: a whole number from 0 (for honour) to {@link MOST_STAKE}
 */
export function settleDuel(
  length: number,
  games: readonly DuelGame[],
  stake: number,
): Result<DuelStanding, Problem> {
  const checked = checkDuel(length, games, stake);
  if (!checked.ok) return checked;
  const debts = games.map((game) => settleGame(game, stake));
  const owed = pointsOwed(debts, "first") - pointsOwed(debts, "second");
  return ok({
    totals: { first: total(games, "first"), second: total(games, "second") },
    debts,
    net: debtOf(owed > 0 ? "first" : "second", Math.abs(owed), stake),
    finished: games.length === length,
  });
}

function checkDuel(length: number, games: readonly DuelGame[], stake: number): Result<null, Problem> {
  const known = checkSeriesLength(length);
  if (!known.ok) return known;
  if (games.length > length) return problem("bad-series", `a duel of ${length} has no ${games.length} games`);
  if (!Number.isInteger(stake) || stake < 0 || stake > MOST_STAKE) {
    return problem("bad-series", `the stake is a whole number from 0 to ${MOST_STAKE}, not ${stake}`);
  }
  for (const [index, game] of games.entries()) {
    for (const side of ["first", "second"] as const) {
      const right = checkGameResult(`game ${index + 1}, ${side} player`, game[side]);
      if (!right.ok) return right;
    }
  }
  return ok(null);
}

function pointsOwed(debts: readonly Debt[], debtor: Duellist): number {
  return debts.reduce((sum, debt) => sum + (debt.debtor === debtor ? debt.points : 0), 0);
}

function total(games: readonly DuelGame[], side: Duellist): number {
  return games.reduce((sum, game) => sum + game[side].points, 0);
}
