import { cardCount, type kingsKeys } from "@tetrarch/engine";
import { cellName, keyCardName, keyCardRank, tableWords } from "@tetrarch/engine/kings-keys";
import type { PileInWords } from "../table.js";

type View = kingsKeys.View;

/** The field in words, cell by cell, each stack from its lowest card up; then the draw pile and the books. */
export function describeKingsKeys(view: View): readonly PileInWords[] {
  const books = view.books.map(stackInWords).join("; ");
  return [
    ...view.field.map((stack, index) => ({
      pile: cellName(index),
      name: tableWords.pile(cellName(index)),
      text: `${stackInWords(stack)}.`,
    })),
    { pile: "draw", name: "draw pile", text: `${cardCount(view.draw)}.` },
    {
      pile: "books",
      name: "books",
      text: view.books.length === 0 ? "none yet." : `${view.books.length} of 16: ${books}.`,
    },
  ];
}

/** `green one of keys, two of coins`: the colour once, as a stack has one colour. */
function stackInWords(stack: readonly string[]): string {
  const [first, ...more] = stack;
  return first === undefined ? "bare" : [keyCardName(first), ...more.map(keyCardRank)].join(", ");
}
