import { type ControlVariate, meanBeside } from "../statistics/control-variate.js";
import { type Rate, wilsonAround } from "../statistics/wilson.js";

/** What others made of the deals of a study. */
export interface ResultsBeside {
  /** How many deals their means are of: many more than the study has. */
  readonly known: number;
  /** For each number told of a deal (1 for a win, a score): its values in the order of the study's deals, and its mean over all that are known. */
  readonly numbers: readonly ControlVariate[];
}

/** So many deals of a study must be of either kind, won and not won: with fewer, a line through them says nothing. */
const FEWEST = 10;

/**
 * The share of all deals that a player would win, as estimated from some: what others win of the same deals beside what they win of all
 * tells how kind these deals are, and least squares take that off. The interval (95 %) is Wilson's for as many deals as the estimate
 * is worth; that the others' means are estimates too is in it. Undefined where too few of the deals were won or lost.
 * @param won whether each deal of the study was won
 */
export function correctedRate(won: readonly boolean[], { known, numbers }: ResultsBeside): Rate | undefined {
  const wins = won.filter(Boolean).length;
  if (Math.min(wins, won.length - wins) < FEWEST) return undefined;
  const telling = numbers.filter(({ values }) => isTelling(values));
  const { mean, variance } = meanBeside(won.map(Number), telling, known);
  if (mean <= 0 || mean >= 1 || variance <= 0) return undefined;
  return wilsonAround(mean, (mean * (1 - mean)) / variance);
}

/** Whether enough values differ from the most frequent one. */
function isTelling(values: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.length - Math.max(...counts.values()) >= FEWEST;
}
