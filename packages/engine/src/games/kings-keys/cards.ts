import { cardCodes } from "../../core/card-codes.js";

/** A card of the King's Keys pack as a small number: colour × 16 + (number − 1) × 4 + item. */
export type Card = number;

/** Red, green, blue, yellow. */
export const COLOURS = "RGBY";
export const NUMBERS = "1234";
/** Axe, shield, coin, key. */
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
export function itemBit(card: Card): number {
  return 1 << (card & 3);
}

/** Codes: colour, number, item; `G3A` is the green three of axes. */
export const { codeOf, codesOf, cardsFrom } = cardCodes(CODES);
