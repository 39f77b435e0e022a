import { CODES, cardsFrom, legalMoves } from "@tetrarch/engine/kings-keys";

/** What may be laid on a stack next. */
export interface Ghost {
  readonly cell: number;
  readonly number: string;
  /** The letters of the items that the stack does not have. */
  readonly items: readonly string[];
  /** Whether such a card can be moved there now. */
  readonly isLit: boolean;
}

/** KK-3: what fits on each stack: the rules are asked for every card of the pack, as if each lay in a cell more. */
export function ghostsOf(field: readonly (readonly string[])[]): readonly Ghost[] {
  const moves = legalMoves({ field: [...field, ...CODES.map((code) => [code])].map(cardsFrom) });
  return field.flatMap((_, cell) => {
    const sources = moves.flatMap(({ from, to }) => (to === cell ? [from] : []));
    const cards = sources.flatMap((from) => CODES[from - field.length] ?? []);
    const [number] = cards.map((card) => card.charAt(1));
    const isLit = sources.some((from) => from < field.length);
    return number === undefined ? [] : [{ cell, number, items: cards.map((card) => card.charAt(2)), isLit }];
  });
}
