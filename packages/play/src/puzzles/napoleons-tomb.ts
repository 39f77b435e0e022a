import type { napoleonsTomb } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";

/** No chances: only proved ones are told, and these are 0 and 1. */
export { PUZZLES as set } from "./sets/napoleons-tomb.js";

/** Only the order of the stock is hidden. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { stock } = state as napoleonsTomb.State;
  return hiddenPile("Stock, next first", codesOf(stock));
}
