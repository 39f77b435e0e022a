import type { RulesPictures } from "../pictures.js";

export const pictures: RulesPictures = {
  game: "napoleons-tomb",
  table: {
    level: "the-stock",
    parts: [
      {
        piles: ["fC", "fD", "fH", "fS"],
        what: "the corners, one a suit: from king down to ace, twice over.",
      },
      {
        piles: ["c"],
        what: "the middle: begins with an ace and builds up in suit. Its cards leave for their corner only.",
      },
      {
        piles: ["t1", "t2", "t3", "t4"],
        what: "round the middle: they build up in suit, and after the king the ace.",
      },
      {
        piles: ["r1", "r2", "r3", "r4"],
        what: "ten cards each at first, all open. Nothing is ever put there.",
      },
      {
        piles: ["w1", "w2", "w3", "w4", "w5"],
        what: "you choose onto which a card of the stock is turned. Each redeal takes one away.",
      },
      { piles: ["s"], what: "the cards still to be turned, face down on the first pass." },
    ],
  },
  details: [
    {
      chapter: "The rules",
      level: "an-empty-pile",
      moves: "r1-t3 r1-f w1-f",
      piles: ["fS", "r4", "t4"],
      lit: ["fS"],
      says: "Napoleon's corner of spades: the king began it, queen, jack and ten lie on him, and the 9 is next.",
    },
  ],
};
