import { type Rate, wilsonAround, Z } from "./wilson.js";

/** Numbers that lie beside those of a sample, and what they are on average. */
export interface ControlVariate {
  /** In the order of the sample. */
  readonly values: readonly number[];
  /** The true mean, or that of many more trials. */
  readonly mean: number;
}

/** A part of a variance that is less is a rounding error: such numbers say nothing that those before do not say. */
const NOTHING = 1e-9;

/**
 * The mean of numbers by regression on control variates, whose means are known.
 * Variates that are all the same, or follow from those before them, are left out. `variance` is that of the mean; `margin` is half
 * the width of the 95 % interval, in the limit of many numbers.
 * @param numbers more than two, and than the variates are
 * @param known how many trials the variates' means are of, when not exact; the sample may be among these
 */
export function meanBeside(
  numbers: readonly number[],
  besides: readonly ControlVariate[],
  known = Number.POSITIVE_INFINITY,
): { readonly mean: number; readonly variance: number; readonly margin: number } {
  const count = numbers.length;
  let mean = meanOf(numbers);
  let rest = numbers.map((each) => each - mean);
  const all = squaresOf(rest);
  // One after the other, each without what those before say (Gram and Schmidt).
  const directions: { readonly values: readonly number[]; readonly off: number; readonly squares: number }[] =
    [];
  for (const { values, mean: expected } of besides) {
    const found = meanOf(values);
    let off = found - expected;
    let direction = values.map((each) => each - found);
    const whole = squaresOf(direction);
    for (const before of directions) {
      const slope = productOf(direction, before.values) / before.squares;
      direction = direction.map((each, index) => each - slope * (before.values[index] as number));
      off -= slope * before.off;
    }
    const squares = squaresOf(direction);
    if (squares <= NOTHING * whole) continue;
    directions.push({ values: direction, off, squares });
    const slope = productOf(rest, direction) / squares;
    rest = rest.map((each, index) => each - slope * (direction[index] as number));
    mean -= slope * off;
  }
  const left = squaresOf(rest);
  const explained = (all - left) / (count - 1);
  const variance = left / (count - 1 - directions.length) / count + explained / known;
  return { mean, variance, margin: Z * Math.sqrt(variance) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function squaresOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each * each, 0);
}

function productOf(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, index) => sum + each * (b[index] as number), 0);
}

/** What others made of the deals of a study. */
export interface ResultsBeside {
  /** How many deals their means are of: many more than the study has. */
  readonly known: number;
  /** By number of a deal (1 for a win, a score): its values in the order of the study's deals, and its mean over all known deals. */
  readonly numbers: readonly ControlVariate[];
}

/** The fewest deals, won and not won each, that a regression needs. */
const FEWEST = 10;

/**
 * The share of all deals that a player would win, corrected by what others make of the same deals.
 * The 95 % interval is Wilson's for the effective number of deals, with the uncertainty of the others' means. Undefined where too
 * few of the deals were won or lost.
 * @param won whether each deal of the study was won
 */
export function correctedRate(won: readonly boolean[], { known, numbers }: ResultsBeside): Rate | undefined {
  const wins = won.filter(Boolean).length;
  if (Math.min(wins, won.length - wins) < FEWEST) return undefined;
  const informative = numbers.filter(({ values }) => isInformative(values));
  const { mean, variance } = meanBeside(won.map(Number), informative, known);
  if (mean <= 0 || mean >= 1 || variance <= 0) return undefined;
  return wilsonAround(mean, (mean * (1 - mean)) / variance);
}

/** Whether enough values differ from the most frequent one. */
function isInformative(values: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.length - Math.max(...counts.values()) >= FEWEST;
}
