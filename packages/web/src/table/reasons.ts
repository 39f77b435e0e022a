import { sentencesOf } from "../words/en/table.js";
import type { AdviceContext, AnyTable } from "./model.js";

/**
 * Why a move is advised; empty where the table knows no reason. What is true of most other moves, too, comes last, and what
 * is true of all others only where there is no more to say.
 */
export function reasonOf(
  table: AnyTable,
  view: unknown,
  { word, rule, plan = [], next }: Omit<AdviceContext, "legal"> & { readonly word: string },
  legal: readonly string[],
): string {
  const sentences = (each: string, known: Omit<AdviceContext, "legal">) =>
    sentencesOf(table.reasonFor?.(view, each, { ...known, legal }) ?? "");
  const reasons = sentences(word, { rule, plan, next });
  if (reasons.length < 2) return reasons.join(" ");
  const others = legal
    .filter((other) => other !== word)
    .map((other) => sentences(other, { rule: undefined }));
  const shares = (reason: string) => others.filter((other) => other.includes(reason)).length;
  const isCommon = (reason: string) => 2 * shares(reason) > others.length;
  const distinct = reasons.filter((reason) => shares(reason) < others.length);
  return (distinct.length === 0 ? [...reasons] : distinct)
    .sort((a, b) => Number(isCommon(a)) - Number(isCommon(b)))
    .join(" ");
}

/** Why a move is better than another: the first reason that is not the other's, too; empty without one. */
export function reasonAgainst(
  table: AnyTable,
  view: unknown,
  [word, other]: readonly [string, string],
  legal: readonly string[],
): string {
  const [reasons, others] = [word, other].map((each) =>
    sentencesOf(table.reasonFor?.(view, each, { rule: undefined, legal }) ?? ""),
  );
  return reasons?.find((reason) => !others?.includes(reason)) ?? "";
}
