import { HIDDEN } from "../../core/cards.js";
import { type Ends, endsOfTopCards, type Knowledge, oncePerView, type Pile } from "../../core/knowledge.js";
import { prospectsByPlay } from "../../core/prospects-by-play.js";
import { BLANK } from "./cards.js";
import { play } from "./moves.js";
import { cellName } from "./notation.js";
import type { Event, Move, View } from "./types.js";
import { arrange, hiddenPart } from "./view.js";

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
function ends(view: View, { from, to, count }: Move): Ends {
  return endsOfTopCards(piles(view), cellName(from), count, cellName(to));
}

export const kingsKeysKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects: prospectsByPlay({ hiddenPart, arrange, play }, BLANK, ({ type }) =>
    type === "moved" ? "KK-3" : "KK-4",
  ),
  /** The only legal move. */
  natural: (_, moves) => (moves.length === 1 ? moves[0] : undefined),
  routine: ["moved"],
};
