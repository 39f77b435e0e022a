import { type Card, cardOf, KING, type Suit } from "../../core/standard-cards.js";

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
