import type { fourKingdoms } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/four-kingdoms.js";
export { PUZZLES as set } from "./sets/four-kingdoms.js";

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
