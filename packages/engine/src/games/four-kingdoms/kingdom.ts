import { ACE, type Card, cardOf, KING, TEN } from "../../core/standard-cards.js";
import type { Kingdom, State } from "./types.js";

/** How many cards of a suit are home: 0–13. */
export function kingdomHome(kingdom: Kingdom): number {
  return kingdom.castle + kingdom.subjects + Number(kingdom.tower) + Number(kingdom.dungeon);
}

/** FK-11: the number of cards in dungeon, tower, castle and subjects. A guest is not home. */
export function homeCount(state: State): number {
  let sum = 0;
  for (const kingdom of state.kingdoms) sum += kingdomHome(kingdom);
  return sum;
}

/** The cards in the castle: king, queen, jack (FK-5). */
export function castleCards(kingdom: Kingdom, suit: number): Card[] {
  return Array.from({ length: kingdom.castle }, (_, index) => cardOf(suit, KING - index));
}

/** The card in the tower (FK-6). */
export function towerCards(kingdom: Kingdom, suit: number): Card[] {
  return kingdom.tower ? [cardOf(suit, TEN)] : [];
}

/** The cards in the subjects' square: 9, 8, … (FK-7). */
export function subjectCards(kingdom: Kingdom, suit: number): Card[] {
  return Array.from({ length: kingdom.subjects }, (_, index) => cardOf(suit, 9 - index));
}

/** The card in the dungeon (FK-8). */
export function dungeonCards(kingdom: Kingdom, suit: number): Card[] {
  return kingdom.dungeon ? [cardOf(suit, ACE)] : [];
}
