/** A number of a game that others may be known of, too. */
export interface ByGame {
  readonly value: number;
  /** What is said of one game is right or wrong together, so errors count games. */
  readonly game: number;
}

/** The mean, and its standard error, which is as large as the games differ, however many numbers each has. */
export function meanByGame(cases: readonly ByGame[]): { readonly mean: number; readonly error: number } {
  const count = cases.length;
  const mean = cases.reduce((sum, { value }) => sum + value, 0) / count;
  const off = new Map<number, number>();
  for (const { game, value } of cases) off.set(game, (off.get(game) ?? 0) + value - mean);
  const squares = [...off.values()].reduce((sum, each) => sum + each * each, 0);
  return { mean, error: Math.sqrt(squares) / count };
}
