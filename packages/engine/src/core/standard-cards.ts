/** A card of the 52, or the joker, as a small number: suit × 13 + rank − 1, the joker 52. */
export type Card = number;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = number;

export const SUITS = "CDHS";
export const RANKS = "A23456789TJQK";
export const JOKER: Card = 52;
/** How a card is written that the player may not see (C-2). */
export const HIDDEN = "--";

export const [ACE, TEN, JACK, QUEEN, KING] = [1, 10, 11, 12, 13] as const;
export const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;

/** The 52 codes in order of card number, then `JK` (C-2). */
const CODES: readonly string[] = [
  ...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)),
  "JK",
];
const CARDS: ReadonlyMap<string, Card> = new Map(CODES.map((code, card) => [code, card]));

/** 1 (ace, low) to 13 (king); not for the joker. */
export function rankOf(card: Card): number {
  return (card % 13) + 1;
}

export function suitOf(card: Card): Suit {
  return (card / 13) | 0;
}

/** @param rank 1 (ace) to 13 (king) */
export function cardOf(suit: Suit, rank: number): Card {
  return suit * 13 + rank - 1;
}

/** The card's code (C-2): rank then suit, `TH`; `JK` for the joker. */
export function codeOf(card: Card): string {
  return CODES[card] as string;
}

export function codesOf(cards: readonly Card[]): string[] {
  return cards.map(codeOf);
}

/** The card of a code; undefined when it is none. */
export function cardFrom(code: string): Card | undefined {
  return CARDS.get(code);
}

/** The cards of codes that are known to be right, as those of a checked deal are. */
export function cardsFrom(codes: readonly string[]): Card[] {
  return codes.map((code) => CARDS.get(code) as Card);
}

/** The 52 codes without the joker. */
export const STANDARD_PACK: readonly string[] = CODES.slice(0, 52);
