import { ACE, type Card, cardOf, KING, rankOf, type Suit } from "../../core/cards.js";
import type { Pile, State } from "./types.js";

/** The one card that may be built on this one: next in suit, an ace on a king (NT-4, NT-5). */
export function cardAbove(card: Card): Card {
  return rankOf(card) === KING ? card - KING + ACE : card + 1;
}

/** The one card that this one may be built on: a king under an ace (NT-4). */
export function cardBelow(card: Card): Card {
  return rankOf(card) === ACE ? card + KING - ACE : card - 1;
}

/** Whether the central reserve takes this card: only an ace when it is empty, else the next in suit (NT-5). */
export function centralTakes(central: Pile, card: Card): boolean {
  if (central.length === 0) return rankOf(card) === ACE;
  return cardAbove(central[central.length - 1] as Card) === card;
}

/** A full foundation: king to ace, twice (NT-2). */
export const FOUNDATION_SIZE = 26;

/** The card that a foundation of `count` cards takes next; −1 when it is full (NT-2). */
export function foundationCard(suit: Suit, count: number): Card {
  return count < FOUNDATION_SIZE ? cardOf(suit, KING - (count % KING)) : -1;
}

/** The cards on a foundation in the order in which they came (NT-2). */
export function foundationCards(suit: Suit, count: number): Card[] {
  return Array.from({ length: count }, (_, index) => foundationCard(suit, index));
}

/** NT-9: the number of cards on all foundations. */
export function homeCount(foundations: readonly number[]): number {
  let sum = 0;
  for (const count of foundations) sum += count;
  return sum;
}

/** The waste piles of the first pass (NT-8). */
export const WASTES = 5;
/** The redeals of a game (NT-8). */
export const MOST_REDEALS = 4;

/** NT-8: five waste piles on the first pass, one fewer after each redeal. */
export function wastesInUse(redeals: number): number {
  return WASTES - redeals;
}

/** NT-8: the stock is empty, something is in the waste, and fewer than four redeals lie behind. */
export function mayRedeal({ stock, wastes, redeals }: State): boolean {
  return stock.length === 0 && redeals < MOST_REDEALS && wastes.some((pile) => pile.length > 0);
}

/** NT-8: the new stock is drawn from `w1`, from its bottom to its top, then from `w2`, and so on. */
export function stockFromWastes(wastes: readonly Pile[]): Pile {
  return wastes.flat();
}
