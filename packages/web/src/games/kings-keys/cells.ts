/** The sixteen cells row by row, as move words call them. */
export const CELLS: readonly string[] = [..."abcd"].flatMap((row) =>
  [1, 2, 3, 4].map((column) => row + column),
);
