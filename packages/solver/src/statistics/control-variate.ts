import { meanInterval } from "./mean-interval.js";

/**
 * The mean of numbers that rise and fall with others whose true mean is known: what the sample of these others is off, the least squares
 * line through both takes off the numbers, too. Half the width of the 95 % interval is `margin`, in the limit of many numbers.
 * @param numbers at least three
 * @param beside as many, in the same order, not all the same
 * @param mean the true mean of those beside
 */
export function meanBeside(
  numbers: readonly number[],
  beside: readonly number[],
  mean: number,
): { readonly mean: number; readonly margin: number } {
  const plain = meanInterval(numbers).mean;
  const off = meanInterval(beside);
  const products = numbers.reduce(
    (sum, each, index) => sum + (each - plain) * ((beside[index] as number) - off.mean),
    0,
  );
  const slope = products / (off.variance * (numbers.length - 1));
  return meanInterval(numbers.map((each, index) => each - slope * ((beside[index] as number) - mean)));
}
