import type { Contest } from "./contest.js";
import { comparedName, sameName } from "./names.js";
import { standingOf } from "./standing.js";

/** What one person owes another by all their finished contests, in one unit. */
export interface RunningDebt {
  readonly debtor: string;
  readonly creditor: string;
  readonly unit: string;
  /** More than 0. */
  readonly amount: number;
}

/**
 * TK-31: the running debts between all who have met, by their names, each two netted in each unit; the largest first. People
 * whose names differ in capitals only are one, called as they were last.
 */
export function runningDebts(contests: readonly Contest[]): readonly RunningDebt[] {
  const running = new Map<string, RunningDebt>();
  for (const debt of [...contests].sort((one, other) => one.madeAt - other.madeAt).flatMap(debtsOf)) {
    const between = [debt.debtor, debt.creditor].map(comparedName).sort();
    const key = [...between, comparedName(debt.unit)].join("\n");
    running.set(key, sumOf(running.get(key), debt));
  }
  return [...running.values()]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
}

function debtsOf(contest: Contest): readonly RunningDebt[] {
  const standing = standingOf(contest);
  if (!standing.ok || !standing.value.finished) return [];
  const nameOf = (place: number) => contest.contestants[place]?.name ?? "";
  return standing.value.debts.flatMap(({ debtor, creditor, amount }) =>
    amount === 0
      ? []
      : [{ debtor: nameOf(debtor), creditor: nameOf(creditor), unit: contest.terms.unit, amount }],
  );
}

/** The later debt, with what was owed before. */
function sumOf(before: RunningDebt | undefined, debt: RunningDebt): RunningDebt {
  if (!before) return debt;
  const isSameWay = sameName(before.debtor, debt.debtor);
  const amount = debt.amount + (isSameWay ? before.amount : -before.amount);
  if (amount >= 0) return { ...debt, amount };
  return { ...debt, debtor: debt.creditor, creditor: debt.debtor, amount: -amount };
}
