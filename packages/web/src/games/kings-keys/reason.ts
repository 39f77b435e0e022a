import type { kingsKeys } from "@tetrarch/engine";
import { BOOK_SIZE, cardsFrom, legalMoves } from "@tetrarch/engine/kings-keys";
import type { AdviceContext } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./reason-words.js";

type View = kingsKeys.View;
type Move = kingsKeys.Move;
type Adapted = AdaptedTable<View, Move, kingsKeys.Event>;
type Field = readonly (readonly string[])[];

const NUMBERS = ["1", "2", "3", "4"];
const ITEMS = ["A", "S", "C", "K"];

/** What a move brings, as far as it can be seen on the field. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const move = table.moveOf(word);
  const stack = stackAfter(view, move);
  if (stack.length === BOOK_SIZE) return words.WHY.book(colourOf(table, stack));
  const moves = legal.map(table.moveOf);
  return [costOfClosing(table, view, moves), keptFor(table, view, move, moves), ...gains(table, view, move)]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

/** What the cards free, what may be done next, and what a book of their stack lacks. */
function gains(table: Adapted, view: View, move: Move): readonly (string | undefined)[] {
  const { from, to, count } = move;
  const rest = view.field[from]?.slice(0, -count) ?? [];
  const stack = stackAfter(view, move);
  const after = view.field.map((cards, cell) => (cell === from ? rest : cell === to ? stack : cards));
  const next = movesOn(after).filter((later) => canBeBook({ ...view, field: after }, later));
  /** A later move, by its cards. */
  const nameOf = (later: Move | undefined) =>
    later && ([lowestOf(after, later), topOf(after, later.to)].map(table.cardName) as [string, string]);
  const taking = nameOf(next.find((later) => later.to === from && later.from !== to));
  const leaving = nameOf(next.find((later) => later.from === from && later.to !== to));
  const following = nameOf(next.find((later) => later.to === to && later.from !== from));
  const known = booksOn(view.field, movesOn(view.field));
  const book = booksOn(after, next).find((each) => !known.includes(each));
  const freed = rest.at(-1);
  const frees = freed && words.WHY.frees(table.cardName(freed), taking?.[0]);
  const clears = freed === undefined && view.draw > 0 ? words.WHY.clears : undefined;
  if (book !== undefined) return [words.WHY.closesNext(colourOf(table, [book])), frees, clears];
  const later = taking ? undefined : leaving && words.WHY.nextGoes(...leaving);
  return [
    freed && deadEnd(table, view, view.field[from] ?? []),
    frees,
    following ? words.WHY.nextGoes(following[0]) : later,
    lackOf(table, view, stack, rest.length + count),
    clears,
  ];
}

/** KK-3: the moves on a field. */
function movesOn(field: Field): readonly Move[] {
  return legalMoves({ field: field.map(cardsFrom) });
}

/** The books that moves on a field close, each as its cards. */
function booksOn(field: Field, moves: readonly Move[]): readonly string[] {
  return moves
    .map((move) => stackAfter({ field }, move))
    .flatMap((stack) => (stack.length === BOOK_SIZE ? [stack.join(" ")] : []));
}

/** Where the cards fit on another card, too: the card that is left for one that has no other place. */
function keptFor(table: Adapted, view: View, move: Move, moves: readonly Move[]): string | undefined {
  for (const { from, to, count } of moves) {
    if (from !== move.from || count !== move.count || to === move.to) continue;
    const card = stranded(view, moves, from, [to]);
    if (card !== undefined)
      return words.WHY.keeps(table.cardName(topOf(view.field, to)), table.cardName(card));
  }
  return undefined;
}

/** What no card has any more once a book is closed, though another needs it; undefined where some book costs nothing. */
function costOfClosing(table: Adapted, view: View, moves: readonly Move[]): string | undefined {
  const costs = moves
    .filter((move) => stackAfter(view, move).length === BOOK_SIZE)
    .map(({ from, to }) => {
      const card = stranded(view, moves, from, [to, from]);
      return card && words.WHY.takes(table.cardName(topOf(view.field, to)), table.cardName(card));
    });
  return costs.every((cost) => cost !== undefined) ? costs[0] : undefined;
}

/**
 * The lowest card of a cell that fits nowhere but in the first of these cells, or in any of them; undefined for none.
 * @param from a cell whose cards are not meant
 */
function stranded(
  view: View,
  moves: readonly Move[],
  from: number,
  cells: readonly number[],
): string | undefined {
  const isWhole = (move: Move) => move.count === view.field[move.from]?.length;
  const waiting = moves.find(
    (each) =>
      each.to === cells[0] &&
      each.from !== from &&
      isWhole(each) &&
      canBeBook(view, each) &&
      !moves.some((other) => other.from === each.from && isWhole(other) && !cells.includes(other.to)),
  );
  return waiting && lowestOf(view.field, waiting);
}

/** KK-2: the cards that would make a book of a stack, in each way: two items may come in either order. */
function waysToBook(stack: readonly string[]): readonly (readonly string[])[] {
  const lacking = (all: readonly string[], sign: number) =>
    all.filter((each) => stack.every((card) => card.charAt(sign) !== each));
  const [numbers, items] = [lacking(NUMBERS, 1), lacking(ITEMS, 2)];
  const orders = numbers.length > 1 ? [items, items.toReversed()] : [items];
  return orders.map((order) =>
    numbers.map((number, index) => `${stack[0]?.charAt(0)}${number}${order[index]}`),
  );
}

/**
 * What a stack lacks for a book, where that lies on the field or can be drawn.
 * @param before how many cards lay together before: as many lacked as much
 */
function lackOf(table: Adapted, view: View, stack: readonly string[], before: number): string | undefined {
  const [way, other] = waysToBook(stack).filter((cards) => cards.every((card) => isToCome(view, card)));
  if (!way) return undefined;
  if (!other) return words.WHY.missing(way.map(table.cardName));
  if (before >= stack.length) return undefined;
  const numbers = way.map((card) => card.charAt(1));
  return words.WHY.lacks(colourOf(table, way), numbers);
}

/** Whether the stack that a move makes can still become a book. */
function canBeBook(view: View, move: Move): boolean {
  return waysToBook(stackAfter(view, move)).some((cards) => cards.every((card) => isToCome(view, card)));
}

/** Why three cards need not stay together: the one that their book lacks is in another. */
function deadEnd(table: Adapted, view: View, stack: readonly string[]): string | undefined {
  const card = stack.length === BOOK_SIZE - 1 ? waysToBook(stack)[0]?.[0] : undefined;
  return card === undefined || isToCome(view, card) ? undefined : words.WHY.noBook(table.cardName(card));
}

/** KK-4: whether a card lies on the field or can still be drawn. */
function isToCome({ field, draw, books }: View, card: string): boolean {
  const isIn = (stacks: Field) => stacks.some((cards) => cards.includes(card));
  return isIn(field) || (draw > 0 && !isIn(books));
}

/** The stack that a move makes. */
function stackAfter({ field }: Pick<View, "field">, { from, to, count }: Move): readonly string[] {
  return [...(field[to] ?? []), ...(field[from]?.slice(-count) ?? [])];
}

function lowestOf(field: Field, { from, count }: Move): string {
  return field[from]?.at(-count) ?? "";
}

function topOf(field: Field, cell: number): string {
  return field[cell]?.at(-1) ?? "";
}

function colourOf(table: Adapted, [card = ""]: readonly string[]): string {
  return table.cardName(card.slice(0, 3)).split(" ")[0] ?? "";
}
