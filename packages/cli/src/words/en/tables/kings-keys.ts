import { cardCount, type Degree, type kingsKeys } from "@tetrarch/engine";
import { cellName, keyCardName, keyCardRank, tableWords } from "@tetrarch/engine/kings-keys";
import type { PileInWords } from "../card-words.js";

type View = kingsKeys.View;

export const kingsKeysLabels = {
  bare: "bare",
  items: { A: "axe", S: "shield", C: "coin", K: "key" } as Readonly<Record<string, string>>,
  drawPile: "DRAW PILE",
  draw: (count: number) => (count > 0 ? `░░░ ${count} to come` : "spent"),
  ring: (books: number, of: number) => `THE RING ${books} of ${of} books`,
  points: (points: number) => `${points} points`,
  ofFour: (books: number) => `${books} of 4`,
  guard: "THE GUARD",
  watches: "(o o)   watches",
  glares: "(\\ /)/* glares",
  trapdoor: "[====] trapdoor shut",
  pit: "[    ] the pit is open",
  /** KK-6: the keys are for first plays. */
  underGuard: {
    first: "an unaided game",
    known: "a known deal: no keys",
    assisted: "it ends in the pit",
  } satisfies Readonly<Record<Degree, string>>,
};

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
