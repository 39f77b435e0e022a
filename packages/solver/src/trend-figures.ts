import type { Analysis } from "./analysis/analysis.js";
import { faultsOf } from "./analysis/faults.js";
import { knowsKinds } from "./stored-analysis.js";

/** What analyses of a player's games show together. All in chances to win of 0 to 1. */
export interface TrendFigures {
  readonly luck: Mean;
  readonly given: Mean;
  /** Moves that had an alternative. */
  readonly decisions: number;
  readonly faults: number;
  /** The chance to win that a decision gave away on average, while there was a win to play for; undefined without such decisions. */
  readonly lost: number | undefined;
  /** What was lost, by kind of decision. */
  readonly mistakeKinds: readonly MistakeKind[];
}

export interface Mean {
  readonly value: number;
  /** Half of its interval of 95 %; 0 where one game has none. */
  readonly within: number;
}

/** The number of standard errors that holds 95 % of a normal distribution. */
const WITHIN = 1.96;

/** @param analyses those of one solitaire that have come to their end */
export function trendFiguresOf(analyses: readonly Analysis[]): TrendFigures {
  const accounts = analyses.flatMap(({ account }) => (account ? [account] : []));
  return {
    luck: meanOf(accounts.map(({ luck }) => luck)),
    given: meanOf(accounts.map(({ choice }) => Math.abs(choice))),
    decisions: sumOf(analyses.map(decisionsIn)),
    faults: sumOf(analyses.map((analysis) => faultsOf(analysis).length)),
    lost: lostIn(analyses),
    mistakeKinds: mistakeKindsIn(analyses.filter(knowsKinds)),
  };
}

/** As it is counted of the players that a person is placed among (`pointsLostBy`). */
function lostIn(analyses: readonly Analysis[]): number | undefined {
  const decisions = analyses.flatMap(({ plies }) =>
    plies.filter(({ grade, scale }) => grade !== undefined && grade !== "forced" && scale === "win"),
  );
  return decisions.length === 0 ? undefined : sumOf(decisions.map(({ loss = 0 }) => loss)) / decisions.length;
}

function decisionsIn({ plies }: Analysis): number {
  return plies.filter(({ grade }) => grade !== undefined && grade !== "forced").length;
}

function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { value: 0, within: 0 };
  const value = sumOf(values) / count;
  if (count === 1) return { value, within: 0 };
  const variance = sumOf(values.map((each) => (each - value) ** 2)) / (count - 1);
  return { value, within: WITHIN * Math.sqrt(variance / count) };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The fewest decisions of a kind whose loss is shown. */
export const MIN_DECISIONS_OF_KIND = 20;

/** What a kind of decision has cost. */
export interface MistakeKind {
  readonly name: string;
  /** How many decisions of the kind there were, those that lost nothing among them. */
  readonly decisions: number;
  /** In how many of them something was lost. */
  readonly mistakes: number;
  /** What was lost in all of them: chances to win of 0 to 1, added up. */
  readonly lost: number;
  readonly isEnough: boolean;
}

/** By kind of decision, while there was a win to play for: what cost most first, and last of what there were too few. */
export function mistakeKindsIn(analyses: readonly Analysis[]): readonly MistakeKind[] {
  const counts = new Map<string, { decisions: number; mistakes: number; lost: number }>();
  const countOf = (name: string) => {
    const count = counts.get(name) ?? { decisions: 0, mistakes: 0, lost: 0 };
    counts.set(name, count);
    return count;
  };
  for (const { plies } of analyses) {
    for (const { kinds, lapse, scale, loss = 0 } of plies) {
      if (!kinds || scale !== "win") continue;
      for (const name of kinds) countOf(name).decisions++;
      if (lapse === undefined) continue;
      const count = countOf(lapse);
      count.mistakes++;
      count.lost += loss;
      if (!kinds.includes(lapse)) count.decisions++;
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count, isEnough: count.decisions >= MIN_DECISIONS_OF_KIND }))
    .filter(({ mistakes }) => mistakes > 0)
    .sort((one, other) => Number(other.isEnough) - Number(one.isEnough) || other.lost - one.lost);
}
