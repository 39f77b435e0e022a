import { type Random, shuffled } from "../../../packages/engine/src/core/random.js";
import { cardsFrom, codeOf, codesOf } from "../../../packages/engine/src/core/standard-cards.js";
import { PACK, STAIRS } from "./setup.js";
import type { State, View } from "./types.js";

/** NS-6: of the stock only how many. */
export function view({ stock, waste, shelves, stairs }: State): View {
  return {
    stock: stock.length,
    waste: codesOf(waste),
    shelves: shelves.map((card) => (card === null ? null : codeOf(card))),
    stairs: codesOf(STAIRS.slice(0, stairs)),
  };
}

/** NS-6: nothing but the stock is hidden. */
export function knowsAll({ stock }: View): boolean {
  return stock === 0;
}

/** NS-6: the cards not seen, in any order. */
export function sample({ waste, shelves, stairs }: View, random: Random): State {
  const seen = new Set([...waste, ...shelves, ...stairs]);
  const unseen = PACK.parts.flat().filter((code) => !seen.has(code));
  return {
    stock: shuffled(cardsFrom(unseen), random),
    waste: cardsFrom(waste),
    shelves: shelves.map((code) => (code === null ? null : (cardsFrom([code])[0] ?? null))),
    stairs: stairs.length,
  };
}
