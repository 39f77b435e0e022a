import type { kingsKeys } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/kings-keys";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = kingsKeys.View;

const BOOK = 4;

const game = adaptTable("kings-keys", knowledge, tableWords, { still: ["books"] });

/** The longest stack first; of equal ones that which empties its cell. */
function eagerness(view: View, { from, depth, to }: Option): number {
  const lengths = new Map(game.piles(view).map(({ id, cards }) => [id, cards.length]));
  const built = (lengths.get(to) ?? 0) + depth;
  return (BOOK - built) * 2 + (lengths.get(from) === depth ? 0 : 1);
}

const ITEMS = ["A", "S", "C", "K"];

/** The one card that makes a book of three cards in order; undefined for other stacks. */
function cardMissing(stack: readonly string[]): string | undefined {
  if (stack.length !== BOOK - 1) return undefined;
  const [first = ""] = stack;
  const number = first.charAt(1) === "1" ? BOOK : 1;
  const item = ITEMS.find((each) => stack.every((card) => !card.endsWith(each)));
  return `${first.charAt(0)}${number}${item}`;
}

/** What a move brings, as far as it can be seen on the field. */
function reasonFor(view: View, word: string): string {
  const { from, to, count } = game.moveOf(word);
  const [source = [], target = []] = [view.field[from], view.field[to]];
  const stack = [...target, ...source.slice(-count)];
  if (stack.length === BOOK) return words.WHY.book;
  const freed = source.at(-count - 1);
  const missing = cardMissing(stack);
  return [
    freed === undefined ? words.WHY.clears(view.draw > 0) : words.WHY.frees(game.cardName(freed)),
    ...(missing === undefined ? [] : [words.WHY.missing(game.cardName(missing))]),
  ].join(" ");
}

export const kingsKeysTable: GameTable<View> = {
  ...game,
  goal: words.goal,
  reasonFor,
  arrange,
  emptyPlace: (pile) => (/^[a-d]\d$/.test(pile) ? words.bareCell : undefined),
  eagerness,
};
