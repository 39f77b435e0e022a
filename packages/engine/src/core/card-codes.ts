/** How a card is written that the player may not see (C-2). */
export const HIDDEN = "--";

/** A pack's cards as numbers and as codes. */
export interface CardCodes {
  readonly codeOf: (card: number) => string;
  readonly codesOf: (cards: readonly number[]) => string[];
  /** The card of a code; undefined when it is none. */
  readonly cardFrom: (code: string) => number | undefined;
  /** The cards of codes that are known to be right, as those of a checked deal are. */
  readonly cardsFrom: (codes: readonly string[]) => number[];
}

/** @param codes the code of card 0, of card 1, and so on; each once */
export function cardCodes(codes: readonly string[]): CardCodes {
  const cards: ReadonlyMap<string, number> = new Map(codes.map((code, card) => [code, card]));
  const codeOf = (card: number) => codes[card] as string;
  return {
    codeOf,
    codesOf: (numbers) => numbers.map(codeOf),
    cardFrom: (code) => cards.get(code),
    cardsFrom: (known) => known.map((code) => cards.get(code) as number),
  };
}
