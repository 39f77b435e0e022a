import type { Pile, State } from "./types.js";

export const WASTES = 5;
export const MOST_REDEALS = 4;

/** NT-8: five waste piles on the first pass, one fewer after each redeal. */
export function wastesInUse(redeals: number): number {
  return WASTES - redeals;
}

/** NT-8: the stock is empty, something is in the waste, and fewer than four redeals lie behind. */
export function mayRedeal({ stock, wastes, redeals }: State): boolean {
  return stock.length === 0 && redeals < MOST_REDEALS && wastes.some((pile) => pile.length > 0);
}

/** NT-8: the new stock is drawn from `w1`, from its bottom to its top, then from `w2`, and so on. */
export function gathered(wastes: readonly Pile[]): Pile {
  return wastes.flat();
}
