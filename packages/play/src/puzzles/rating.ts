import glicko2 from "glicko2-lite";

/** A rating by Glicko-2 (M. Glickman, 2022): with 95 % confidence it lies within two deviations. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Of whoever has not solved anything yet. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Puzzles have a rating that stays: so much may it be wrong. */
const PUZZLE_DEVIATION = 120;
/** From here on a rating is called settled. */
export const SETTLED = 110;

/** The rating after some puzzles of these ratings, taken together. */
export function rated(
  { rating, deviation, volatility }: Rating,
  tries: readonly { readonly rating: number; readonly right: boolean; readonly deviation?: number }[],
): Rating {
  const matches = tries.map((each): [number, number, number] => [
    each.rating,
    each.deviation ?? PUZZLE_DEVIATION,
    each.right ? 1 : 0,
  ]);
  const { rating: next, rd, vol } = glicko2(rating, deviation, volatility, matches);
  return { rating: next, deviation: rd, volatility: vol };
}
