import { LADDER } from "@tetrarch/engine/tomb-of-four-kings";
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
import { GAPS, RUNGS, type TombLadder } from "@tetrarch/play/tomb-of-four-kings";

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

/** TK-30: the rungs of the ladder from the lowest up, each with the best result or what it lacks. */
export function ladderLines(ladder: TombLadder): readonly string[] {
  const { reached, next, bestGame, bestHoards, bestSeries, gaps } = ladder;
  const height = reached === null ? -1 : LADDER.indexOf(reached);
  const totals = bestSeries
    .filter(({ total }) => total > 0)
    .map(({ length, total }) => `${total} in ${length} games`)
    .join(", ");
  const bests = { alive: bestInWords(bestGame), hoards: bestInWords(bestHoards), series: totals };
  const rungs = LADDER.flatMap((rung, index) => {
    const gap = gaps[rung];
    const isNext = rung === next && index > height;
    const notes = [bests[rung], ...(isNext ? ["the next rung"] : []), ...(gap ? [GAPS[gap]] : [])];
    const mark = index <= height ? "[x]" : "[ ]";
    return [`${mark} ${RUNGS[rung]}`, ...notes.filter(Boolean).map((note) => `    ${note}`)];
  });
  return [
    "The ladder of the tomb",
    "",
    ...rungs,
    "",
    "Only first plays without help count. A series counts once you have given its",
    "link here, and so do those that came with a file of the web app.",
  ];
}

function bestInWords(points: number | null): string {
  return points === null ? "" : `best ${counted(points, "point")}`;
}
