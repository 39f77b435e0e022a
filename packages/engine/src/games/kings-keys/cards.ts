import { cardCodes } from "../../core/cards.js";

/** A card of this pack as a small number: colour × 16 + (number − 1) × 4 + item. */
export type Card = number;

/** The letters of the colours: red, green, blue, yellow. */
export const COLOURS = "RGBY";
/** The numbers on the cards. */
export const NUMBERS = "1234";
/** The letters of the items: axe, shield, coin, key. */
export const ITEMS = "ASCK";

/** The 64 codes in order of card number: `R1A` `R1S` … `Y4K`. */
export const CODES: readonly string[] = [...COLOURS].flatMap((colour) =>
  [...NUMBERS].flatMap((number) => [...ITEMS].map((item) => colour + number + item)),
);

/** 0 red, 1 green, 2 blue, 3 yellow. */
export function colourOf(card: Card): number {
  return card >> 4;
}

/** 1 to 4. */
export function numberOf(card: Card): number {
  return ((card >> 2) & 3) + 1;
}

/** One bit for the card's item, so that the items of several cards make a set. */
function itemBit(card: Card): number {
  return 1 << (card & 3);
}

/** Codes: colour, number, item; `G3A` is the green three of axes. */
export const { codeOf, codesOf, cardsFrom, BLANK } = cardCodes(CODES);

/** A cell's cards, bottom first: one colour, numbers rising by one, items all different (KK-2); empty when bare. */
export type Stack = readonly Card[];

/** The cards of a book (KK-2). */
export const BOOK_SIZE = 4;
/** The number of books in the pack. */
export const ALL_BOOKS = CODES.length / BOOK_SIZE;

/** The points of a number of books: ten each (KK-5). */
export function bookPoints(books: number): number {
  return 10 * books;
}

/** The items of the top `count` cards, one bit each. */
function topItems(stack: Stack, count: number): number {
  let items = 0;
  for (let index = stack.length - count; index < stack.length; index++)
    items |= itemBit(stack[index] as Card);
  return items;
}

/**
 * The number of top cards of `source` that go onto `target`; 0 when none do (KK-3). There is never a choice: the
 * numbers of a stack are consecutive, so only one of its cards is one higher than the target's top.
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
