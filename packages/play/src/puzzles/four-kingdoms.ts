import type { fourKingdoms } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { PUZZLES as CHANCES } from "./chances/four-kingdoms.js";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";
import { PUZZLES } from "./sets/four-kingdoms.js";

export const set = PUZZLES;
export const chances = CHANCES;

/** FK-12: the stock, and what lies face down in the free lands. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { stock, tableau } = state as fourKingdoms.State;
  return [
    ...hiddenPile("Stock, next first", codesOf(stock)),
    ...tableau.flatMap(({ down }, index) =>
      hiddenPile(`Free land ${index + 1}, top first`, codesOf(down).reverse()),
    ),
  ];
}
