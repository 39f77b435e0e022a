import type { napoleonsTomb } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { PUZZLES } from "./sets/napoleons-tomb.js";
import type { ToCome } from "./to-come.js";

export const set = PUZZLES;
/** None: of its chances only those are told that are proved, and these are 0 and 1. */
export const chances = "";

/** Only the order of the stock is hidden. */
export function toCome(state: unknown): readonly ToCome[] {
  const { stock } = state as napoleonsTomb.State;
  return stock.length === 0 ? [] : [{ name: "Stock, next first", cards: codesOf(stock) }];
}
