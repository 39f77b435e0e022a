import {
  amountInWords,
  type Contest,
  counted,
  inSentence,
  localDay,
  type Payment,
  type RunningDebt,
  standingOf,
} from "@tetrarch/play";

/** The name of the only player of a series. */
export const ALONE = "You";

type Owed = Pick<RunningDebt, "debtor" | "creditor" | "amount" | "unit">;

function partiesInWords({ debtor, creditor, amount, unit }: Owed, verb: string): string {
  return `${debtor} ${verb} ${inSentence(creditor)} ${amountInWords(amount, unit)}`;
}

/** What a payment that was just noted settles. */
export function paidInWords(payment: Payment): string {
  return `${partiesInWords(payment, "has paid")}. Nothing of it is owed any more.`;
}

/** The running debts, the payments and what is not settled yet, in lines. */
export function debtLines(
  debts: readonly RunningDebt[],
  payments: readonly Payment[],
  contests: readonly Contest[],
): readonly string[] {
  const open = contests.filter((contest) => {
    const standing = standingOf(contest);
    return contest.contestants.length > 1 && !(standing.ok && standing.value.finished);
  }).length;
  const owed = debts.map((debt) => {
    const from = counted(debt.contests.length, "duel");
    return `${partiesInWords(debt, "owes")}, from ${from}.`;
  });
  const latest = [...payments].sort((a, b) => b.at - a.at);
  return [
    ...(owed.length === 0 ? ["Nobody owes anything."] : owed),
    ...(open === 0 ? [] : [`${counted(open, "duel is", "duels are")} not finished: no debts yet.`]),
    ...(latest.length === 0 ? [] : ["", "Paid:"]),
    ...latest.map((payment) => `  ${localDay(new Date(payment.at))}  ${partiesInWords(payment, "to")}`),
  ];
}
