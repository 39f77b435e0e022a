/** Some neighbouring scores, and how many games had one of them. */
export interface Column {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly count: number;
}

const MOST_COLUMNS = 14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Whole numbers, counted in columns of the same width, of which the outermost end at the lowest and the highest number. */
export function columnsOf(values: readonly number[]): readonly Column[] {
  if (values.length === 0) return [];
  const lowest = values.reduce((one, other) => Math.min(one, other));
  const highest = values.reduce((one, other) => Math.max(one, other));
  const step = STEPS.find((wide) => (highest - lowest) / wide < MOST_COLUMNS - 1) ?? highest - lowest + 1;
  const first = Math.floor(lowest / step);
  const counts = Array.from({ length: Math.floor(highest / step) - first + 1 }, () => 0);
  for (const value of values) {
    const at = Math.floor(value / step) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    from: Math.max(lowest, (first + index) * step),
    to: Math.min(highest, (first + index + 1) * step - 1),
    count,
  }));
}
