import type { kingsKeys } from "@tetrarch/engine";
import { type ColourPosition, cardUnder, linkOf } from "./packed.js";

/** A card, 0 for 2A to 11 for 4K, comes to lie by `link` on another. */
export interface Step {
  readonly upper: number;
  readonly link: number;
}

/** The one card whose link differs, and its new link. */
export function stepBetween(before: ColourPosition, after: ColourPosition): Step {
  const upper = (31 - Math.clz32(before ^ after)) >> 1;
  return { upper, link: linkOf(after, upper) };
}

/** The engine's move of a step: the cells where the two cards are. */
export function cellsOf(
  field: readonly kingsKeys.Stack[],
  colour: number,
  { upper, link }: Step,
): kingsKeys.Move {
  const card = colour * 16 + 4 + upper;
  const under = colour * 16 + 31 - Math.clz32(cardUnder(upper, link));
  const from = field.findIndex((stack) => stack.includes(card));
  const to = field.findIndex((stack) => stack.includes(under));
  const source = field[from] as kingsKeys.Stack;
  return { from, to, count: source.length - source.indexOf(card) };
}
