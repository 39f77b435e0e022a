/** The 97.5 % point of the normal distribution: 95 % lie within ± this many standard deviations. */
const Z = 1.959964;

/** A share with its 95 % Wilson score interval, all between 0 and 1. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function wilson(hits: number, trials: number): Rate {
  const rate = hits / trials;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + (Z * Z) / (4 * trials * trials));
  const middle = rate + (Z * Z) / (2 * trials);
  const scale = 1 + (Z * Z) / trials;
  return { rate, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

/** The difference of two shares counted on the same trials, and half its 95 % interval: `gained` and `lost` trials differ. */
export function pairedDifference(gained: number, lost: number, trials: number) {
  const difference = (gained - lost) / trials;
  const variance = (gained + lost) / trials - difference * difference;
  return { difference, margin: Z * Math.sqrt(variance / trials) };
}
