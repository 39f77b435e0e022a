import { ACE, type Card, KING, rankOf } from "../../core/standard-cards.js";
import type { Pile } from "./types.js";

/** The one card that may be built on this one: next in suit, an ace on a king (NT-4, NT-5). */
export function cardAbove(card: Card): Card {
  return rankOf(card) === KING ? card - KING + ACE : card + 1;
}

/** Whether the central reserve takes this card: only an ace when it is empty, else the next in suit (NT-5). */
export function centralTakes(central: Pile, card: Card): boolean {
  if (central.length === 0) return rankOf(card) === ACE;
  return cardAbove(central[central.length - 1] as Card) === card;
}
