import type { RulesPictures } from "../pictures.js";

const FIELD = ["a", "b", "c", "d"].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));

export const pictures: RulesPictures = {
  game: "kings-keys",
  table: {
    level: "a-book",
    parts: [
      {
        piles: FIELD,
        what: "the field. In each cell lies one stack, of which every card shows its number and item.",
      },
      { piles: ["draw"], what: "the cards still to come, face down. They fill cells that you empty." },
      {
        piles: ["books"],
        beside: true,
        what: "the guard, and his ring: it gains a key for every book, sixteen in all.",
      },
    ],
  },
  details: [
    {
      chapter: "The rules",
      level: "the-right-items",
      piles: ["b1", "b2", "c1", "c2"],
      lit: ["b1", "c1", "c2"],
      says: "A book in the making: in b1 lie the green 1 of keys and 2 of coins. The 3 of shields in c1 and then the 4 of axes in c2 complete it: one colour, 1 2 3 4, no item twice.",
    },
  ],
};
