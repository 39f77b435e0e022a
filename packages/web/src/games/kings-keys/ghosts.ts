import type { kingsKeys } from "@tetrarch/engine";
import { CODES, cardsFrom, legalMoves } from "@tetrarch/engine/kings-keys";

/** What may be laid on a stack next. */
export interface Ghost {
  readonly cell: number;
  readonly number: string;
  /** The items that the stack does not have, and whether the very card can be moved there now. */
  readonly items: readonly { readonly item: string; readonly isLit: boolean }[];
}

type Field = kingsKeys.View["field"];

const known = new WeakMap<Field, readonly Ghost[]>();

/** What fits on each stack, of all cards that no book has taken out. */
export function ghostsOf({ field, books }: Pick<kingsKeys.View, "field" | "books">): readonly Ghost[] {
  const ghosts = known.get(field) ?? ghostsIn(field, books.flat());
  known.set(field, ghosts);
  return ghosts;
}

/** KK-3: the rules are asked for every card, as if each lay in a cell more. */
function ghostsIn(field: Field, gone: readonly string[]): readonly Ghost[] {
  const pack = CODES.filter((code) => !gone.includes(code));
  const moves = legalMoves({ field: [...field, ...pack.map((code) => [code])].map(cardsFrom) });
  return field.flatMap((_, cell) => {
    const here = moves.filter(({ to }) => to === cell);
    const lit = here.map(({ from, count }) => field[from]?.at(-count));
    const cards = here.flatMap(({ from }) => pack[from - field.length] ?? []);
    const [number] = cards.map((card) => card.charAt(1));
    const items = cards.map((card) => ({ item: card.charAt(2), isLit: lit.includes(card) }));
    return number === undefined ? [] : [{ cell, number, items }];
  });
}
