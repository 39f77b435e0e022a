import type { RulesPictures } from "../pictures.js";

const inEachSuit = (zone: string) => ["C", "D", "H", "S"].map((suit) => `${zone}${suit}`);

export const pictures: RulesPictures = {
  game: "four-kingdoms",
  table: {
    level: "an-empty-land",
    parts: [
      {
        piles: inEachSuit("dungeon"),
        what: "for the ace, a dragon, when king, queen, jack and ten are home.",
      },
      { piles: inEachSuit("tower"), what: "for the ten, a wizard, at any time." },
      {
        piles: inEachSuit("g"),
        what: "for any one card of the suit but the ace, once king and queen are seated.",
      },
      { piles: inEachSuit("castle"), what: "three seats: king, then queen, then jack." },
      { piles: inEachSuit("subjects"), what: "for 9 down to 2, once the castle is full." },
      { piles: [1, 2, 3, 4, 5, 6, 7].map((land) => `t${land}`), what: "where cards build up, suit by suit." },
      { piles: ["stock"], what: "24 cards, turned one by one and only once." },
      { piles: ["w"], what: "what has been turned. Its top card may be played." },
    ],
  },
  details: [
    {
      chapter: "The table",
      level: "an-empty-land",
      piles: ["dungeonS", "towerS", "gS", "castleS", "subjectsS"],
      says: "A kingdom's row, that of spades: the dragon is chained, the wizard in his tower, the 3 a guest, the castle full, and the 9, 8 and 7 in the square.",
    },
  ],
};
