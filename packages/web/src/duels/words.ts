import { capital, games } from "@tetrarch/engine";
import { type Contest, type ContestStanding, type Debt, type Entry, variantInWords } from "@tetrarch/play";
import { counted } from "../history/words.js";

const NUMBERS: Readonly<Record<number, string>> = { 1: "one", 3: "three", 5: "five", 10: "ten" };

/** `three games`. */
export function lengthInWords(length: number): string {
  return `${NUMBERS[length] ?? length} ${length === 1 ? "game" : "games"}`;
}

/** The solitaire, and its variant where that is not the standard game. */
export function gameInWords({ challenge: { game, variant } }: Contest): string {
  const title = games.find(({ id }) => id === game)?.title ?? game;
  return variant === "standard" ? title : `${title}, ${variantInWords(variant)}`;
}

/** What a contest is called: who plays how many games. */
export function titleOf({ contestants, challenge: { length } }: Contest): string {
  if (contestants.length === 1) return `A series of ${NUMBERS[length] ?? length}`;
  return listedNames(contestants.map(({ name }) => name));
}

/** `Ann, Ben and Cleo`. */
export function listedNames(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Why a deal brings nothing that was not played as it had to be. */
export const BROUGHT_NOTHING: Readonly<Record<Exclude<Entry["type"], "played"> | "refused", string>> = {
  conceded: "conceded",
  absent: "never came",
  refused: "not agreed to",
};

/** What is played for. */
export function stakeInWords({ terms: { stake, unit } }: Contest): string {
  return stake === 0 ? "for honour" : `${stake.toLocaleString("en-GB")} ${unit} a point`;
}

/** An amount of what is played for. */
export function amountInWords(amount: number, unit: string): string {
  return `${amount.toLocaleString("en-GB")} ${unit}`;
}

/** Who has won, by how much; of a series of one's own, what it came to. */
export function resultInWords(contest: Contest, { totals, winners, finished }: ContestStanding): string {
  const { contestants } = contest;
  if (contestants.length === 1) {
    return `${counted(totals[0] ?? 0, "point")}${finished ? "" : " so far"}`;
  }
  const names = winners.map((place) => contestants[place]?.name ?? "");
  const points = [...totals].sort((one, other) => other - one).join(" to ");
  if (!finished) return `${points} so far`;
  return names.length === 1 ? `${names[0]} wins, ${points}` : `A draw, ${points}`;
}

/** Who owes whom what. */
export function debtInWords({ contestants, terms: { stake, unit } }: Contest, debt: Debt): string {
  const [debtor, creditor] = [contestants[debt.debtor]?.name, contestants[debt.creditor]?.name];
  const points = counted(debt.points, "point");
  if (stake === 0) return `${debtor} is ${points} down to ${creditor}, for honour`;
  return `${debtor} owes ${creditor} ${amountInWords(debt.amount, unit)}, for ${points}`;
}

/** A sentence of its own. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}
