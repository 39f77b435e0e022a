import { type Card, colourOf, itemBit, numberOf } from "./cards.js";
import type { Stack } from "./types.js";

/** A stack of this many cards is a book (KK-2). */
export const BOOK_SIZE = 4;

/** The items of the top `count` cards, one bit each. */
function topItems(stack: Stack, count: number): number {
  let items = 0;
  for (let index = stack.length - count; index < stack.length; index++)
    items |= itemBit(stack[index] as Card);
  return items;
}

/**
 * How many cards from the top of `source` go onto `target`: 0 when none do (KK-3). There is never a choice, for the
 * numbers of a stack are consecutive: only one of its cards is one higher than the target's top.
 */
export function fittingCount(source: Stack, target: Stack): number {
  if (source.length === 0 || target.length === 0) return 0;
  const top = source[source.length - 1] as Card;
  const onto = target[target.length - 1] as Card;
  if (colourOf(top) !== colourOf(onto)) return 0;
  const count = numberOf(top) - numberOf(onto);
  if (count < 1 || count > source.length) return 0;
  return (topItems(source, count) & topItems(target, target.length)) === 0 ? count : 0;
}

/** Whether any stack of the field, or part of it, goes onto another (KK-3). */
export function hasMove(field: readonly Stack[]): boolean {
  return field.some((source) => field.some((target) => fittingCount(source, target) > 0));
}
