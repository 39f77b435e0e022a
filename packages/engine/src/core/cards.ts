/** The code of a card that the player may not see (C-2). */
export const HIDDEN = "--";

/** A pack's cards as numbers and as codes. */
export interface CardCodes {
  readonly codeOf: (card: number) => string;
  readonly codesOf: (cards: readonly number[]) => string[];
  /** The card of a code; undefined when it is none. */
  readonly cardFrom: (code: string) => number | undefined;
  /** The cards of valid codes, as those of a checked deal are. */
  readonly cardsFrom: (codes: readonly string[]) => number[];
  /** The number of a card that is not known: its code is `--`. */
  readonly BLANK: number;
}

/** @param codes the code of card 0, of card 1, and so on; each once */
export function cardCodes(codes: readonly string[]): CardCodes {
  const cards: ReadonlyMap<string, number> = new Map(codes.map((code, card) => [code, card]));
  const withBlank = [...codes, HIDDEN];
  const codeOf = (card: number) => withBlank[card] as string;
  return {
    codeOf,
    codesOf: (numbers) => numbers.map(codeOf),
    cardFrom: (code) => cards.get(code),
    cardsFrom: (known) => known.map((code) => cards.get(code) as number),
    BLANK: codes.length,
  };
}

/** A standard card as a small number: suit × 13 + rank − 1. The joker is 52. */
export type Card = number;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = number;

/** The suit letters in order of suit number. */
export const SUITS = "CDHS";
/** The rank letters from ace to king. */
export const RANKS = "A23456789TJQK";
export const JOKER: Card = 52;

export const [ACE, TEN, JACK, QUEEN, KING] = [1, 10, 11, 12, 13] as const;
export const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;

/** The 52 codes in order of card number, then `JK` (C-2). */
const CODES: readonly string[] = [
  ...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)),
  "JK",
];

/** 1 (ace, low) to 13 (king); not for the joker. */
export function rankOf(card: Card): number {
  return (card % 13) + 1;
}

/** The suit of a card, 0 to 3; not for the joker. */
export function suitOf(card: Card): Suit {
  return (card / 13) | 0;
}

/** @param rank 1 (ace) to 13 (king) */
export function cardOf(suit: Suit, rank: number): Card {
  return suit * 13 + rank - 1;
}

/** Codes (C-2): rank then suit, `TH`; `JK` for the joker. */
export const { codeOf, codesOf, cardFrom, cardsFrom, BLANK } = cardCodes(CODES);

/** The 52 codes without the joker. */
export const STANDARD_PACK: readonly string[] = CODES.slice(0, 52);
