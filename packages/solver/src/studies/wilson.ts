/** The 97.5 % point of the normal distribution: 95 % lie within ± this many standard deviations. */
export const Z = 1.959964;

/** A share with its 95 % interval, all between 0 and 1. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** A share known only within bounds, because some trials were left undecided, with an interval that holds for all of them. */
export interface BoundedRate {
  /** The share if every undecided trial is a miss. */
  readonly least: number;
  /** The share if every undecided trial is a hit. */
  readonly most: number;
  readonly low: number;
  readonly high: number;
}

/** The Wilson score interval of a share; `trials` is at least 1. */
export function wilson(hits: number, trials: number): Rate {
  const { rate, low, high } = wilsonAround(hits / trials, trials);
  // The ends are exactly 0 and 1 where they must be, not a rounding beside it.
  return { rate, low: hits === 0 ? 0 : low, high: hits === trials ? 1 : high };
}

/**
 * The Wilson score interval around a share estimated with the accuracy of independent trials.
 * @param rate 0 to 1
 * @param trials more than 0, not always whole
 */
export function wilsonAround(rate: number, trials: number): Rate {
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + (Z * Z) / (4 * trials * trials));
  const middle = rate + (Z * Z) / (2 * trials);
  const scale = 1 + (Z * Z) / trials;
  return { rate, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

/**
 * The Wilson interval with undecided trials counted as misses at the low end and as hits at the high end.
 * @param unknown undecided trials; `hits + unknown` is at most `trials`, which is at least 1
 */
export function boundedWilson(hits: number, unknown: number, trials: number): BoundedRate {
  const { rate: least, low } = wilson(hits, trials);
  const { rate: most, high } = wilson(hits + unknown, trials);
  return { least, most, low, high };
}

/**
 * The difference of two shares counted on the same trials, and half the width of its 95 % interval.
 * @param gained trials that only the first share counts
 * @param lost trials that only the second counts
 */
export function pairedDifference(
  gained: number,
  lost: number,
  trials: number,
): { readonly difference: number; readonly margin: number } {
  const difference = (gained - lost) / trials;
  const variance = (gained + lost) / trials - difference * difference;
  return { difference, margin: Z * Math.sqrt(variance / trials) };
}
