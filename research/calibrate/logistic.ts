const STEPS = 12;
/** Keeps features apart that say the same. */
const RIDGE = 1e-6;

/** A forecast from features, the first of them 1. */
export type Logistic = (features: readonly number[]) => number;

/** What features are known of; 1 if it came, else 0. */
export interface Case {
  readonly features: readonly number[];
  readonly observed: number;
}

/** Logistic regression by Newton's method. */
export function logisticOf(cases: readonly Case[]): Logistic {
  const size = cases[0]?.features.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  const forecast = (features: readonly number[]) =>
    1 / (1 + Math.exp(-features.reduce((sum, each, index) => sum + each * (weights[index] as number), 0)));
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array<number>(size).fill(0);
    const bend = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => (row === column ? RIDGE * cases.length : 0)),
    );
    for (const { features, observed } of cases) {
      const chance = forecast(features);
      const weight = chance * (1 - chance);
      for (const [row, value] of features.entries()) {
        slope[row] = (slope[row] as number) + value * (observed - chance);
        const line = bend[row] as number[];
        for (const [column, other] of features.entries()) {
          line[column] = (line[column] as number) + weight * value * other;
        }
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, index) => weight + (change[index] as number));
  }
  return forecast;
}

/** Solves equations by elimination; both lists are used up. The matrix must be positive definite. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const line = matrix[pivot] as number[];
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const other = matrix[row] as number[];
      const part = (other[pivot] as number) / (line[pivot] as number);
      for (let column = pivot; column < size; column++) {
        other[column] = (other[column] as number) - part * (line[column] as number);
      }
      right[row] = (right[row] as number) - part * (right[pivot] as number);
    }
  }
  return right.map((value, row) => value / ((matrix[row] as number[])[row] as number));
}
