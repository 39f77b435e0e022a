import type { OwnSet } from "@tetrarch/engine";
import { counted } from "../words.js";
import type { Contest, Terms } from "./contest.js";
import type { ContestStanding, Debt } from "./settlement.js";
import { questionsOf } from "./standing.js";

/** An amount of a unit: `26 matchsticks`, `1 matchstick`. */
export function amountInWords(amount: number, unit: string): string {
  return counted(amount, singularOf(unit), unit);
}

/** The singular of a player's unit, where it ends like an English plural. */
function singularOf(unit: string): string {
  if (/(?:ss|x|z|ch|sh)es$/i.test(unit)) return unit.slice(0, -"es".length);
  // `cookies` and `pies` lose only the `s`.
  if (/[^aeiou]ies$/i.test(unit) && !/(?:cook|brown|smart|mov|\bp|\bt)ies$/i.test(unit))
    return `${unit.slice(0, -"ies".length)}y`;
  return /[^sui]s$/i.test(unit) || /ies$/i.test(unit) ? unit.slice(0, -1) : unit;
}

/** ` with the cards of “Dream of the sea”`; empty for the built-in cards. */
export function cardsInWords(set: OwnSet["set"] | undefined): string {
  return set ? ` with the cards of “${set.name}”` : "";
}

/** TK-31 (f): the stake: `2 matchsticks a point`, or `for honour`. */
export function stakeInWords({ stake, unit }: Pick<Terms, "stake" | "unit">): string {
  return stake === 0 ? "for honour" : `${amountInWords(stake, unit)} a point`;
}

export function debtInWords({ contestants, terms: { stake, unit } }: Contest, debt: Debt): string {
  const nameOf = (place: number) => contestants[place]?.name ?? "";
  const [debtor, creditor] = [nameOf(debt.debtor), inSentence(nameOf(debt.creditor))];
  const points = counted(debt.points, "point");
  if (stake === 0) return `${debtor} is ${points} down to ${creditor}, for honour`;
  return `${debtor} owes ${creditor} ${amountInWords(debt.amount, unit)}, for ${points}`;
}

/** TK-31 (b): a sentence for each debt that four kings have cancelled. */
export function cancelledDebtsInWords(
  { challenge, contestants }: Contest,
  { rounds }: ContestStanding,
): readonly string[] {
  const nameOf = (place: number) => inSentence(contestants[place]?.name ?? "");
  return rounds.flatMap(({ cancelled }, game) =>
    cancelled.map(({ debtor, creditor, points }) => {
      const who =
        challenge.length === 1 ? (contestants[debtor]?.name ?? "") : `In game ${game + 1} ${nameOf(debtor)}`;
      const recipient = contestants.length > 2 ? ` to ${nameOf(creditor)}` : "";
      return `${who} brought out all four kings: the debt of ${counted(points, "point")}${recipient} is cancelled.`;
    }),
  );
}

/** By deal, whether all have finished it and agree to games with help, so that it counts (TK-31 g). */
function countedDeals({ contestants, challenge }: Contest, { rounds }: ContestStanding): readonly boolean[] {
  return Array.from({ length: challenge.length }, (_, game) =>
    contestants.length === 1
      ? contestants[0]?.entries[game] !== undefined
      : (rounds[game]?.best.length ?? 0) > 0,
  );
}

/** Whether to show a total: before a game counts, 0 would contradict the scores above it. */
export function hasTotal(contest: Contest, standing: ContestStanding): boolean {
  return countedDeals(contest, standing).includes(true);
}

/** When games that were played will count; undefined if all count already. */
export function pendingGamesInWords(contest: Contest, standing: ContestStanding): string | undefined {
  const { contestants } = contest;
  const isCounted = countedDeals(contest, standing);
  const waits = isCounted.some((counts, game) => !counts && contestants.some(({ entries }) => entries[game]));
  if (!waits) return undefined;
  const who = contestants.length === 2 ? "both" : "all";
  const agreed = questionsOf(contest).length > 0 ? " and agreed to" : "";
  return isCounted.includes(true)
    ? `The total has the games that ${who} have played${agreed}.`
    : `A game counts when ${who} have played it${agreed && " and all agree to it"}.`;
}

/** The house's name as a contestant, by its player. */
export const HOUSE_NAMES = { greedy: "The sensible house", strongest: "The house" } as const;

/** A contestant's name within a sentence, where the house has no capital. */
export function inSentence(name: string): string {
  return name === HOUSE_NAMES.greedy || name === HOUSE_NAMES.strongest ? `t${name.slice(1)}` : name;
}

/** `Ann, Ben and the house`. */
export function listedNames(names: readonly string[]): string {
  const [first = "", ...others] = names;
  const rest = others.map(inSentence);
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(", ")} and ${rest.at(-1)}`;
}
