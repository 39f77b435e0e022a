import { HIDDEN } from "../../core/cards.js";
import { type Ends, endsOfTopCards, oncePerView, type Pile } from "../../core/knowledge.js";
import { cellName } from "./notation.js";
import type { Move, View } from "./types.js";

/** The field cell by cell, row by row; then the draw pile and the books, one after the other. */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles(view: View): readonly Pile[] {
  return [
    ...view.field.map((cards, cell) => ({ id: cellName(cell), cards })),
    { id: "draw", cards: Array<string>(view.draw).fill(HIDDEN) },
    { id: "books", cards: view.books.flat() },
  ];
}

/** The ends of a move: the top cards of a cell go to another. */
export function ends(view: View, { from, to, count }: Move): Ends {
  return endsOfTopCards(piles(view), cellName(from), count, cellName(to));
}

/** The only legal move. */
export function natural(_: View, moves: readonly Move[]): Move | undefined {
  return moves.length === 1 ? moves[0] : undefined;
}
