import type { napoleonsTomb } from "@tetrarch/engine";
import type { ExpectedPile, GameOracle } from "./game-oracle.js";

const SUIT_NAMES: Readonly<Record<string, string>> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** The wastes are lettered on the table. */
const NUMERALS = ["I", "II", "III", "IV", "V"];

function numbered(
  letter: string,
  name: string,
  piles: readonly (readonly string[])[],
): readonly ExpectedPile[] {
  return piles.map((cards, index) => ({ id: `${letter}${index + 1}`, name: `${name} ${index + 1}`, cards }));
}

/** The table of its page; NT-7: the next card of the stock is its top. */
export const napoleonOracle: GameOracle<napoleonsTomb.View> = {
  piles: ({ reserves, central, tableau, foundations, wastes, stock }) => [
    ...foundations.map(({ suit, cards }) => ({
      id: `f${suit}`,
      name: `corner of ${SUIT_NAMES[suit]}`,
      cards,
    })),
    { id: "c", name: "middle", cards: central },
    ...numbered("t", "pile", tableau),
    ...numbered("r", "reserve", reserves),
    ...numbered("w", "waste", wastes).map((pile, index) => ({ ...pile, name: `waste ${NUMERALS[index]}` })),
    { id: "s", name: "stock", cards: stock.toReversed() },
  ],
  rows: [
    ["r1", "r2", "r3", "r4"],
    ["w1", "w2", "w3", "w4", "w5", "s"],
  ],
  columns: [["t1", "c", "t3", "w3"]],
};
