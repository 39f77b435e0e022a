import { Z } from "./wilson.js";

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
 * The mean of numbers that rise and fall with others whose means are known (regression on control variates): what the sample of
 * these others is off, least squares take off the numbers, too. Others that are all the same, or follow from those before them,
 * are left out. `variance` is that of the mean; half the width of the 95 % interval is `margin`, in the limit of many numbers.
 * @param numbers more than two, and than the others are
 * @param known how many trials the means of the others are of, when they are not exact; the sample may be among these
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
