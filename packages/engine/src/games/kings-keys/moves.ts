import type { MoveResult } from "../../core/game.js";
import {
  BOOK_SIZE,
  bookPoints,
  type Card,
  cardsFrom,
  codeOf,
  codesOf,
  fittingCount,
  type Stack,
} from "./cards.js";
import { cellName } from "./notation.js";
import type { Cell, Event, Move, State, View } from "./types.js";

/** Every legal move (KK-3), by source cell, then by target cell. Nothing goes to an empty cell. */
export function legalMoves({ field }: Pick<State, "field">): readonly Move[] {
  const moves: Move[] = [];
  for (let from = 0; from < field.length; from++) {
    const source = field[from] as Stack;
    if (source.length === 0) continue;
    for (let to = 0; to < field.length; to++) {
      // A cell is never its own target: its top is not one higher than itself.
      const count = fittingCount(source, field[to] as Stack);
      if (count > 0) moves.push({ from, to, count });
    }
  }
  return moves;
}

/** Whether no move is left in a view (KK-5). */
export function isStuck({ field }: View): boolean {
  return legalMoves({ field: field.map(cardsFrom) }).length === 0;
}

/** The parts of a position that a move changes. */
interface Table {
  readonly field: Stack[];
  draw: readonly Card[];
  books: readonly Stack[];
  readonly events: Event[];
}

/** Plays a legal move: cards move, an emptied source is refilled, a book leaves and its cell is refilled (KK-4). */
export function play(state: State, { from, to, count }: Move): MoveResult<State, Event> {
  const table: Table = { field: state.field.slice(), draw: state.draw, books: state.books, events: [] };
  moveCards(table, from, to, count);
  if ((table.field[from] as Stack).length === 0) refill(table, from);
  if ((table.field[to] as Stack).length === BOOK_SIZE) {
    removeBook(table, to);
    refill(table, to);
  }
  const { field, draw, books, events } = table;
  return { state: { field, draw, books }, events };
}

function moveCards({ field, events }: Table, from: Cell, to: Cell, count: number): void {
  const source = field[from] as Stack;
  const target = field[to] as Stack;
  const cards = source.slice(-count);
  const rest = source.slice(0, -count);
  field[from] = rest;
  field[to] = target.concat(cards);
  events.push({
    type: "moved",
    cards: codesOf(cards),
    from: cellName(from),
    to: cellName(to),
    onto: codeOf(target[target.length - 1] as Card),
    freed: rest.length > 0 ? codeOf(rest[rest.length - 1] as Card) : null,
  });
}

/** The next card of the draw pile comes to an emptied cell; an empty draw pile refills nothing (KK-4). */
function refill(table: Table, cell: Cell): void {
  const card = table.draw[0];
  if (card === undefined) {
    table.events.push({ type: "bared", cell: cellName(cell) });
    return;
  }
  table.draw = table.draw.slice(1);
  table.field[cell] = [card];
  table.events.push({ type: "refilled", cell: cellName(cell), card: codeOf(card), left: table.draw.length });
}

function removeBook(table: Table, cell: Cell): void {
  const book = table.field[cell] as Stack;
  table.field[cell] = [];
  table.books = [...table.books, book];
  const books = table.books.length;
  table.events.push({
    type: "book",
    cell: cellName(cell),
    cards: codesOf(book),
    books,
    points: bookPoints(books),
  });
}
