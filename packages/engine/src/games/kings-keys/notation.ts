import { moveWordsOf } from "../../core/move-words.js";
import { ok, type Problem, type Result } from "../../core/result.js";
import { badState, checkWholePack, type Field, formatFields, parseFields } from "../../core/state-text.js";
import {
  BOOK_SIZE,
  type Card,
  cardsFrom,
  codeOf,
  codesOf,
  fittingCount,
  numberOf,
  type Stack,
} from "./cards.js";
import { CELLS, PACK } from "./setup.js";
import type { Cell, Move, State } from "./types.js";

const CELL_NAMES: readonly string[] = [..."abcd"].flatMap((row) => [..."1234"].map((column) => row + column));

/** `a1` is top left, `a4` top right, `d4` bottom right. */
export function cellName(cell: Cell): string {
  return CELL_NAMES[cell] as string;
}

/** The page's move words: `a1-c3`, `a1-c3x2`. */
export function formatMove({ from, to, count }: Move): string {
  const word = `${cellName(from)}-${cellName(to)}`;
  return count > 1 ? `${word}x${count}` : word;
}

export const { parseMove, moveWords } = moveWordsOf(formatMove, function* (): Iterable<Move> {
  for (const from of CELL_NAMES.keys())
    for (const to of CELL_NAMES.keys())
      if (from !== to) for (let count = 1; count < BOOK_SIZE; count++) yield { from, to, count };
});

const FIELDS: readonly string[] = [...CELL_NAMES, "draw", "books"];

/** The full position as text: cells bottom first, the draw pile with the next card first, then the books. */
export function formatState(state: State): string {
  const fields: Field[] = state.field.map((stack, cell) => [cellName(cell), codesOf(stack)]);
  fields.push(["draw", codesOf(state.draw)], ["books", codesOf(state.books.flat())]);
  return formatFields(fields);
}

/** The position of a text of {@link formatState}; `bad-state` for what the rules cannot have built. */
export function parseState(text: string): Result<State, Problem> {
  const fields = parseFields(FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const whole = checkWholePack(PACK, FIELDS.flatMap(codes));
  if (!whole.ok) return whole;

  const draw = cardsFrom(codes("draw"));
  const field: Stack[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const name = cellName(cell);
    const stack = parseCell(name, cardsFrom(codes(name)), draw.length);
    if (!stack.ok) return stack;
    field.push(stack.value);
  }
  const books = parseBooks(cardsFrom(codes("books")));
  if (!books.ok) return books;
  return ok({ field, draw, books: books.value });
}

function parseCell(name: string, cards: readonly Card[], draw: number): Result<Stack, Problem> {
  if (cards.length === 0 && draw > 0)
    return badState(`${name}: it is empty, and the draw pile is not (KK-4)`);
  if (cards.length >= BOOK_SIZE)
    return badState(`${name}: a stack of ${cards.length} cards does not stay on the field (KK-4)`);
  return parseStack(name, cards);
}

function parseStack(name: string, cards: readonly Card[]): Result<Stack, Problem> {
  for (let index = 1; index < cards.length; index++) {
    const card = cards[index] as Card;
    if (fittingCount([card], cards.slice(0, index)) === 0) {
      return badState(`${name}: ${codeOf(card)} cannot lie on ${codeOf(cards[index - 1] as Card)} (KK-2)`);
    }
  }
  return ok(cards);
}

function parseBooks(cards: readonly Card[]): Result<Stack[], Problem> {
  const books: Stack[] = [];
  for (let index = 0; index < cards.length; index += BOOK_SIZE) {
    const name = `books: book ${books.length + 1}`;
    const book = cards.slice(index, index + BOOK_SIZE);
    if (book.length < BOOK_SIZE || numberOf(book[0] as Card) !== 1) {
      return badState(`${name} does not run from 1 to ${BOOK_SIZE} (KK-2)`);
    }
    const stack = parseStack(name, book);
    if (!stack.ok) return stack;
    books.push(stack.value);
  }
  return ok(books);
}
