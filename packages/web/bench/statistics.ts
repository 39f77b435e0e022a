/** The value that this part of all values lies at or below: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Student's t for a 95 % interval, by degrees of freedom from 1. */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** The same with more of them, nearly: the normal distribution's, and what Student's has above it by one degree of freedom. */
const T_OF_MANY = 1.96;
const ABOVE = 2.7;

/** Half the width of the 95 % interval of the mean of two values or more. */
export function intervalOfMean(values: readonly number[]): number {
  const freedom = values.length - 1;
  if (freedom < 1) throw new Error(`no interval for ${values.length} values`);
  const t = T_95[freedom - 1] ?? T_OF_MANY + ABOVE / freedom;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / freedom;
  return t * Math.sqrt(variance / values.length);
}
