import { capital, cardCount, cardName } from "@tetrarch/engine";

/** A pile in words, for listening and for a closer look. */
export interface PileInWords {
  /** As in move words where it occurs there. */
  readonly pile: string;
  /** `free land 3`. */
  readonly name: string;
  /** All there is to know about it: a phrase or sentences without the name, ending in a full stop. */
  readonly text: string;
}

/** The cards by name, in the order given; a run of hidden ones is counted. */
export function cardsInWords(codes: readonly string[]): string {
  const hidden = codes.filter((code) => code === "--").length;
  const shown = codes.filter((code) => code !== "--").map(cardName);
  const faceDown = hidden === 0 ? [] : [`${hidden} face down`];
  return [...faceDown, ...shown].join(", ");
}

/** The cards of a pile by name, the top one first, as it is the one to play; those face down are counted last. */
export function topFirst(codes: readonly string[]): string {
  const shown = codes.filter((code) => code !== "--").map(cardName);
  const hidden = codes.length - shown.length;
  const faceDown = hidden === 0 ? [] : [`${hidden} face down`];
  const names = [...shown.toReversed(), ...faceDown].join(", ");
  return shown.length > 1 ? `top first: ${names}` : names;
}

/** A pile of ordinary cards: empty, or its cards with the top one first. No full stop. */
export function pileInWords(codes: readonly string[]): string {
  return codes.length === 0 ? "empty" : topFirst(codes);
}

/** The same with the number of its cards first. */
export function countedPileInWords(codes: readonly string[]): string {
  return codes.length === 0 ? "empty" : `${cardCount(codes.length)}, ${topFirst(codes)}`;
}

/** What was said without capital and full stop, as a sentence; words of moves keep their small letters. */
export function sentence(text: string): string {
  const whole = /[.!?…]$/.test(text) ? text : `${text}.`;
  return /^[a-z]+ /.test(whole) ? capital(whole) : whole;
}
