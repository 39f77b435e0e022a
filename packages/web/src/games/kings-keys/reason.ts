import type { kingsKeys } from "@tetrarch/engine";
import type { AdviceContext } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./words.js";

type View = kingsKeys.View;
type Adapted = AdaptedTable<View, kingsKeys.Move, kingsKeys.Event>;
type Field = readonly (readonly string[])[];

const BOOK = 4;
const ITEMS = ["A", "S", "C", "K"];

/** What a move brings, as far as it can be seen on the field. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const stack = stackAfter(table, view, word);
  if (stack.length === BOOK) return words.WHY.book(colourOf(table, stack));
  return [
    gain(table, view, word),
    keptFor(table, view, word, legal) ?? "",
    costOfClosing(table, view, legal) ?? "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** What the cards free, and what may be done with them next. */
function gain(table: Adapted, view: View, word: string): string {
  const { from, to, count } = table.moveOf(word);
  const rest = view.field[from]?.slice(0, -count) ?? [];
  const stack = stackAfter(table, view, word);
  const freed = rest.at(-1);
  const after = view.field.map((cards, cell) => (cell === from ? rest : cell === to ? stack : cards));
  const books = booksIn(after).filter((book) => !booksIn(view.field).includes(book));
  const missing = cardMissing(view, stack);
  const [book] = books;
  const next = book === undefined ? undefined : words.WHY.closesNext(colourOf(table, [book]));
  const gained =
    freed === undefined ? words.WHY.clears(view.draw > 0) : words.WHY.frees(table.cardName(freed));
  const lacks = missing === undefined ? undefined : words.WHY.missing(table.cardName(missing));
  return [next, gained, next ? undefined : lacks].filter((sentence) => sentence !== undefined).join(" ");
}

/** The books that one move can close, each as its cards. */
function booksIn(field: Field): readonly string[] {
  return field.flatMap((source, from) =>
    field.flatMap((target, to) => {
      const moved = source.slice(target.length - BOOK);
      const isBook =
        from !== to && target.length > 0 && target.length + moved.length === BOOK && fits(moved, target);
      return isBook ? [[...target, ...moved].join(" ")] : [];
    }),
  );
}

/** KK-2, KK-3: one colour, the next number, no item twice. */
function fits(moved: readonly string[], target: readonly string[]): boolean {
  const [lowest = "", onto = ""] = [moved[0], target.at(-1)];
  const items = new Set([...target, ...moved].map((card) => card.charAt(2)));
  return (
    lowest.charAt(0) === onto.charAt(0) &&
    Number(lowest.charAt(1)) === Number(onto.charAt(1)) + 1 &&
    items.size === target.length + moved.length
  );
}

/** Where the cards fit on another card, too: the card that is left for one that has no other place. */
function keptFor(table: Adapted, view: View, word: string, legal: readonly string[]): string | undefined {
  const move = table.moveOf(word);
  const moves = legal.map(table.moveOf);
  const others = moves.filter(
    ({ from, count, to }) => from === move.from && count === move.count && to !== move.to,
  );
  for (const { to } of others) {
    const waiting = moves.find(
      (each) =>
        each.to === to &&
        each.from !== move.from &&
        !moves.some(
          ({ from, count, to: other }) => from === each.from && count === each.count && other !== to,
        ),
    );
    const left = view.field[to]?.at(-1);
    const card = waiting && view.field[waiting.from]?.at(-waiting.count);
    if (left !== undefined && card !== undefined)
      return words.WHY.keeps(table.cardName(left), table.cardName(card));
  }
  return undefined;
}

/** What no card has any more once a book is closed, though another needs it; undefined where some book costs nothing. */
function costOfClosing(table: Adapted, view: View, legal: readonly string[]): string | undefined {
  const moves = legal.map(table.moveOf);
  const costs = moves.filter(closing(view)).map((book) => {
    const robbed = moves.find(
      (each) =>
        each.to === book.to &&
        each.from !== book.from &&
        !moves.some(
          ({ from, count, to }) =>
            from === each.from && count === each.count && to !== book.to && to !== book.from,
        ),
    );
    const taken = view.field[book.to]?.at(-1);
    const card = robbed && view.field[robbed.from]?.at(-robbed.count);
    return taken === undefined || card === undefined
      ? undefined
      : words.WHY.takes(table.cardName(taken), table.cardName(card));
  });
  return costs.every((cost) => cost !== undefined) ? costs[0] : undefined;
}

function closing({ field }: View): (move: kingsKeys.Move) => boolean {
  return ({ to, count }) => (field[to]?.length ?? 0) + count === BOOK;
}

/** The stack that a move makes. */
function stackAfter(table: Adapted, { field }: View, word: string): readonly string[] {
  const { from, to, count } = table.moveOf(word);
  return [...(field[to] ?? []), ...(field[from]?.slice(-count) ?? [])];
}

/** The one card that makes a book of three cards in order; undefined for other stacks, and where it left with a book. */
function cardMissing({ field, draw, books }: View, stack: readonly string[]): string | undefined {
  if (stack.length !== BOOK - 1) return undefined;
  const [first = ""] = stack;
  const number = first.charAt(1) === "1" ? BOOK : 1;
  const item = ITEMS.find((each) => stack.every((card) => !card.endsWith(each)));
  const missing = `${first.charAt(0)}${number}${item}`;
  const isIn = (stacks: Field) => stacks.some((cards) => cards.includes(missing));
  return isIn(field) || (draw > 0 && !isIn(books)) ? missing : undefined;
}

function colourOf(table: Adapted, [card = ""]: readonly string[]): string {
  return table.cardName(card.slice(0, 3)).split(" ")[0] ?? "";
}
