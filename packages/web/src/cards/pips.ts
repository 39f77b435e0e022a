/** Where the pips of a number card stand: column 0–2, height 0 (top) to 1 (bottom). */
type Pip = readonly [column: number, height: number];

const SIDES = (heights: readonly number[]): readonly Pip[] =>
  heights.flatMap((height): readonly Pip[] => [
    [0, height],
    [2, height],
  ]);
const MIDDLE = (heights: readonly number[]): readonly Pip[] => heights.map((height): Pip => [1, height]);
const THIRD = 1 / 3;

export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  "2": MIDDLE([0, 1]),
  "3": MIDDLE([0, 0.5, 1]),
  "4": SIDES([0, 1]),
  "5": [...SIDES([0, 1]), ...MIDDLE([0.5])],
  "6": SIDES([0, 0.5, 1]),
  "7": [...SIDES([0, 0.5, 1]), ...MIDDLE([0.25])],
  "8": [...SIDES([0, 0.5, 1]), ...MIDDLE([0.25, 0.75])],
  "9": [...SIDES([0, THIRD, 2 * THIRD, 1]), ...MIDDLE([0.5])],
  T: [...SIDES([0, THIRD, 2 * THIRD, 1]), ...MIDDLE([1 / 6, 5 / 6])],
};
