import type { fourKingdoms } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { PUZZLES as CHANCES } from "./chances/four-kingdoms.js";
import { PUZZLES } from "./sets/four-kingdoms.js";
import type { ToCome } from "./to-come.js";

export const set = PUZZLES;
export const chances = CHANCES;

/** FK-12: the stock, and what lies face down in the free lands. */
export function toCome(state: unknown): readonly ToCome[] {
  const { stock, tableau } = state as fourKingdoms.State;
  const lands = tableau.map(({ down }, index) => ({
    name: `Free land ${index + 1}, top first`,
    cards: codesOf(down).reverse(),
  }));
  return [{ name: "Stock, next first", cards: codesOf(stock) }, ...lands].filter(
    ({ cards }) => cards.length > 0,
  );
}
