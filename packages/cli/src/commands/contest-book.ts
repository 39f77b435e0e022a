import { ok, type Result } from "@tetrarch/engine";
import {
  type ChallengeLink,
  type Contest,
  freshGameId,
  type Payment,
  type RunningDebt,
  runningDebts,
  sameName,
  valuesOf,
} from "@tetrarch/play";
import { tableWhere } from "../play/tables/registry.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { ALONE, debtLines, paidInWords } from "../words/en/contest-book.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import { challengesIn, contestOf, isOfSame } from "./contest.js";
import type { CommandContext } from "./context.js";
import { keep, readStoredHistory, type StoredHistory } from "./history/stored-history.js";

/** The contests and payments that are saved here, those of the web app's exports among them, and all finished games. */
interface ContestBook extends Pick<StoredHistory, "games"> {
  readonly contests: readonly Contest[];
  readonly payments: readonly Payment[];
}

/** `tetrarch duel debts [LINK …]`: what players owe each other by all contests of the book (TK-31). */
export async function duelDebts(
  links: readonly string[],
  { name }: { readonly name?: string },
  context: CommandContext,
): Promise<Outcome> {
  if (links.length > 0 && name === undefined)
    return fault("usage", usageWords.missing("--name", linkFaults.forBook));
  const book = await bookWith(links, name ?? "", context);
  if (!book.ok) return book;
  const { contests, payments } = book.value;
  const debts = runningDebts(contests, payments);
  return report(`${debtLines(debts, payments, contests).join("\n")}\n`, { debts, payments });
}

/** `tetrarch duel settle DEBTOR CREDITOR`: notes that a debt is paid, for good. */
export async function settleDebt(
  debtor: string,
  creditor: string,
  { unit }: { readonly unit?: string },
  context: CommandContext,
): Promise<Outcome> {
  const book = await bookWith([], "", context);
  if (!book.ok) return book;
  const owed = runningDebts(book.value.contests, book.value.payments).filter((debt) =>
    isBetween(debt, debtor, creditor),
  );
  const wanted = owed.filter((debt) => unit === undefined || sameName(debt.unit, unit));
  const [debt, ...others] = wanted;
  if (!debt) return fault("usage", linkFaults.noSuchDebt(debtor, creditor));
  if (others.length > 0) return fault("usage", linkFaults.whichUnit(wanted.map((one) => one.unit)));
  const payment: Payment = { id: freshGameId(context.random), at: context.now(), ...debt };
  const set = keep([{ kind: "payment", payment }], await context.stores());
  return set.ok ? report(`${paidInWords(payment)}\n`, { payment }) : set;
}

function isBetween(debt: RunningDebt, debtor: string, creditor: string): boolean {
  return sameName(debt.debtor, debtor) && sameName(debt.creditor, creditor);
}

/** `tetrarch series ladder [LINK …]`: the player's place on the ladder of the Tomb (TK-30). */
export async function seriesLadder(
  links: readonly string[],
  _options: object,
  context: CommandContext,
): Promise<Outcome> {
  const book = await bookWith(links, ALONE, context);
  if (!book.ok) return book;
  const ladder = tableWhere("ladder").ladder(book.value.games, book.value.contests);
  return ladder.ok ? report(`${ladder.value.lines.join("\n")}\n`, ladder.value.json) : ladder;
}

/**
 * The book after the contests of these links were added to it. A contest that it has already goes on, so that the same links
 * change nothing. @param name the player here
 */
async function bookWith(
  texts: readonly string[],
  name: string,
  context: CommandContext,
): Promise<Result<ContestBook, Fault>> {
  const stores = await context.stores();
  const history = readStoredHistory(stores);
  if (!history.ok) return history;
  const { entries, games } = history.value;
  const payments = valuesOf("payment", entries);
  const saved = valuesOf("contest", entries);
  const read = await challengesIn(texts, {}, context);
  if (!read.ok) return read;
  const arrival = { at: context.now(), freshId: () => freshGameId(context.random) };
  const inOrder = stores.finished.read().asWritten;
  const added: Contest[] = [];
  for (const links of groupsOf(read.value)) {
    const before = saved.find((contest) => isOfSame(contest, links[0]) && playsHere(contest, name));
    const found = contestOf(links, name, inOrder, arrival, before);
    if (!found.ok) return found;
    added.push(found.value.contest);
  }
  const set = keep(
    added.map((contest) => ({ kind: "contest" as const, contest })),
    stores,
  );
  if (!set.ok) return set;
  const others = saved.filter(({ id }) => added.every((contest) => contest.id !== id));
  return ok({ games, payments, contests: [...others, ...added] });
}

function playsHere({ contestants }: Contest, name: string): boolean {
  const here = contestants.filter(({ kind }) => kind === "here");
  return here.length === 1 && here.some((one) => sameName(one.name, name));
}

/** The links of each challenge together. */
function groupsOf(
  links: readonly ChallengeLink[],
): readonly (readonly [ChallengeLink, ...ChallengeLink[]])[] {
  const groups: [ChallengeLink, ...ChallengeLink[]][] = [];
  for (const link of links) {
    const group = groups.find(([first]) => isOfSame(first, link));
    if (group) group.push(link);
    else groups.push([link]);
  }
  return groups;
}
