import { type Knowledge, type Prospect, surely } from "../../core/knowledge.js";
import { BOOK_SIZE, bookPoints } from "./cards.js";
import { cellName } from "./notation.js";
import { ends, natural, piles } from "./table.js";
import type { Cell, Event, Move, View } from "./types.js";

/** The prospects of a move: all is sure but the cards that refill cells. */
function prospects(view: View, { from, to, count }: Move): readonly Prospect<Event>[] {
  const source = view.field[from] ?? [];
  const target = view.field[to] ?? [];
  const cards = source.slice(-count);
  const freed = source.at(-count - 1) ?? null;
  const moved = surely<Event>("KK-3", {
    type: "moved",
    cards,
    from: cellName(from),
    to: cellName(to),
    onto: target.at(-1) ?? "",
    freed,
  });
  const isBook = target.length + count === BOOK_SIZE;
  const emptied: readonly Cell[] = [...(freed === null ? [from] : []), ...(isBook ? [to] : [])];
  const refills = emptied.map((cell, index) => refill(cellName(cell), view.draw - index));
  return isBook ? [moved, ...refills, book(view, cellName(to), [...target, ...cards])] : [moved, ...refills];
}

/** The refill of a cell from a draw pile of this size, or the cell left bare (KK-4). */
function refill(cell: string, draw: number): Prospect<Event> {
  return surely("KK-4", draw > 0 ? { type: "refilled", cell, left: draw - 1 } : { type: "bared", cell });
}

/** KK-4, KK-5. */
function book(view: View, cell: string, cards: readonly string[]): Prospect<Event> {
  const books = view.books.length + 1;
  return surely("KK-4", { type: "book", cell, cards, books, points: bookPoints(books) });
}

/** The piles, ends and prospects of The King's Keys. */
export const kingsKeysKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  routine: ["moved"],
};
