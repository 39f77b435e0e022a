import type { Problem, Result } from "@tetrarch/engine";
import * as v from "valibot";
import { id, moment, readBySchema } from "../schemas.js";
import type { Contest } from "./contest.js";
import { comparedName, LONGEST_NAME } from "./names.js";
import { standingOf } from "./standing.js";

/** One person's debt to another by all their finished contests, in one unit. */
export interface RunningDebt {
  readonly debtor: string;
  readonly creditor: string;
  readonly unit: string;
  /** More than 0. */
  readonly amount: number;
  /** The debtor's debt by each open contest; less than 0 where the creditor owes. */
  readonly contests: Payment["contests"];
}

/** A contest's debt of the first of two names to the second; less than 0 the other way round. */
interface ContestDebt {
  readonly contest: string;
  readonly pair: Pair;
  readonly amount: number;
}

interface OpenDebt extends ContestDebt {
  /** The part that is not settled. */
  readonly left: number;
}

/** Two people, in the order of their names, and a unit. Capitals do not matter. */
interface Pair {
  readonly key: string;
  readonly first: string;
  readonly second: string;
  readonly unit: string;
}

/**
 * TK-31: the open debts between each two people, netted in each unit, the largest first. Names that differ in capitals
 * alone are one person, with the first spelling.
 */
export function runningDebts(
  contests: readonly Contest[],
  payments: readonly Payment[],
): readonly RunningDebt[] {
  const inOrder = [...contests].sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
  const names = firstSpellings(inOrder.flatMap(({ contestants }) => contestants.map(({ name }) => name)));
  const units = firstSpellings(inOrder.map(({ terms }) => terms.unit));
  return [...openDebts(inOrder, payments).values()]
    .flatMap((debts) => {
      const [any] = debts;
      const sum = debts.reduce((total, { left }) => total + left, 0);
      if (!any || sum === 0) return [];
      const { first, second, unit } = any.pair;
      const [debtor, creditor] = sum > 0 ? [first, second] : [second, first];
      return [
        {
          debtor: names.get(comparedName(debtor)) ?? debtor,
          creditor: names.get(comparedName(creditor)) ?? creditor,
          unit: units.get(comparedName(unit)) ?? unit,
          amount: Math.abs(sum),
          contests: debts.map(({ contest, amount }) => ({
            id: contest,
            amount: sum > 0 ? amount : 0 - amount,
          })),
        },
      ];
    })
    .sort((a, b) => b.amount - a.amount);
}

function openDebts(
  contests: readonly Contest[],
  payments: readonly Payment[],
): ReadonlyMap<string, readonly OpenDebt[]> {
  const owed = new Map(contests.flatMap(debtsOf).map((debt) => [keyOf(debt), debt]));
  const settled = settledDebts(payments);
  const finished = new Set(contests.filter(isFinished).map(({ id }) => id));
  // A game that came after the payment may leave no debt where one was settled.
  for (const [key, debt] of settled)
    if (finished.has(debt.contest) && !owed.has(key)) owed.set(key, { ...debt, amount: 0 });
  const open = new Map<string, OpenDebt[]>();
  for (const [key, debt] of owed) {
    const left = debt.amount - (settled.get(key)?.amount ?? 0);
    if (left !== 0) open.set(debt.pair.key, [...(open.get(debt.pair.key) ?? []), { ...debt, left }]);
  }
  return open;
}

function isFinished(contest: Contest): boolean {
  const standing = standingOf(contest);
  return standing.ok && standing.value.finished;
}

function debtsOf(contest: Contest): readonly ContestDebt[] {
  const standing = standingOf(contest);
  if (!standing.ok || !standing.value.finished) return [];
  const nameOf = (place: number) => contest.contestants[place]?.name ?? "";
  return standing.value.debts.flatMap(({ debtor, creditor, amount }) =>
    amount === 0
      ? []
      : [debtBetween(contest.id, nameOf(debtor), nameOf(creditor), contest.terms.unit, amount)],
  );
}

function debtBetween(
  contest: string,
  debtor: string,
  creditor: string,
  unit: string,
  amount: number,
): ContestDebt {
  const isInOrder = comparedName(debtor) < comparedName(creditor);
  const [first, second] = isInOrder ? [debtor, creditor] : [creditor, debtor];
  const key = [first, second, unit].map(comparedName).join("\n");
  return { contest, pair: { key, first, second, unit }, amount: isInOrder ? amount : 0 - amount };
}

/** What the latest payment settles of each contest between each two. */
function settledDebts(payments: readonly Payment[]): ReadonlyMap<string, ContestDebt> {
  const inOrder = [...payments].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const debts = inOrder.flatMap(({ contests, debtor, creditor, unit }) =>
    contests.map(({ id, amount }) => debtBetween(id, debtor, creditor, unit, amount)),
  );
  return new Map(debts.map((debt) => [keyOf(debt), debt]));
}

function keyOf({ contest, pair }: ContestDebt): string {
  return `${contest}\n${pair.key}`;
}

function firstSpellings(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...names].reverse().map((name) => [comparedName(name), name]));
}

/**
 * A payment of a debt between two people, which never changes. It names each contest that it settles, so that a debt settled in
 * two copies of a book counts once when they are merged.
 */
export interface Payment {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The debtor's name. */
  readonly debtor: string;
  readonly creditor: string;
  readonly unit: string;
  /** The debt: more than 0. */
  readonly amount: number;
  /** The debtor's debt by each open contest; less than 0 where the creditor owed. */
  readonly contests: readonly { readonly id: string; readonly amount: number }[];
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const amount = v.pipe(v.number(), v.safeInteger());

const PAYMENT = v.strictObject({
  id,
  at: moment,
  debtor: name,
  creditor: name,
  unit: name,
  amount: v.pipe(amount, v.minValue(1)),
  contests: v.array(v.strictObject({ id, amount })),
});

/** Checks the shape of a payment from a store or a file. Errors are `bad-series`. */
export function readPayment(stored: unknown): Result<Payment, Problem> {
  return readBySchema(PAYMENT, stored, "bad-series", "payment");
}
