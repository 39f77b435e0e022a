import { keyCardName, type kingsKeys } from "@tetrarch/engine";
import { type Ends, type GameTable, HIDDEN, type Option, type PileModel } from "../../table/model.js";
import { arrange } from "./arrange.js";
import { CELLS } from "./cells.js";

type View = kingsKeys.View;

const BOOKS = 16;
const BOOK = 4;

function piles(view: View): readonly PileModel[] {
  return [
    ...view.field.map((cards, index) => ({
      id: CELLS[index] ?? "",
      name: `cell ${CELLS[index]}`,
      cards,
      note: "",
    })),
    {
      id: "draw",
      name: "draw pile",
      cards: Array<string>(view.draw).fill(HIDDEN),
      note: view.draw === 0 ? "empty" : `${view.draw} ${view.draw === 1 ? "card" : "cards"}`,
    },
    {
      id: "books",
      name: "books",
      cards: view.books.flat(),
      note: `${view.books.length} of ${BOOKS}`,
      still: true,
    },
  ];
}

function ends(_view: View, word: string): Ends {
  const [from = "", target = ""] = word.split("-");
  const [to = "", times] = target.split("x");
  return { from, count: Number(times ?? 1), to };
}

function stackOf(view: View, pile: string): readonly string[] {
  return view.field[CELLS.indexOf(pile)] ?? [];
}

/** The longest stack first; of equal ones that which empties its cell. */
function eagerness(view: View, { from, count, to }: Option): number {
  const built = stackOf(view, to).length + count;
  const empties = stackOf(view, from).length === count;
  return (BOOK - built) * 2 + (empties ? 0 : 1);
}

function refusal(view: View, { from, count, to }: Ends): string {
  if (from === "draw") return "The draw pile refills emptied cells.";
  if (from === "books") return "Books stay on the ring.";
  const lowest = stackOf(view, from).at(-count) ?? "";
  if (to === "") return `No place for the ${keyCardName(lowest)} now.`;
  const top = stackOf(view, to).at(-1);
  if (to === "draw" || to === "books") return "Cards go from cell to cell.";
  if (!top) return "Nothing moves to an empty cell.";
  if (top.charAt(0) !== lowest.charAt(0)) return "The colours must be the same.";
  if (Number(lowest.charAt(1)) !== Number(top.charAt(1)) + 1)
    return `A ${top.charAt(1)} takes the next number only.`;
  return "No item twice in a stack.";
}

export const kingsKeysTable: GameTable<View> = {
  piles,
  arrange,
  ends,
  cardName: keyCardName,
  eagerness,
  main: () => undefined,
  refusal,
};
