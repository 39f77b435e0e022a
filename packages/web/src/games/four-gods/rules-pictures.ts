import type { RulesPictures } from "../pictures.js";

const PATHS = ["p1", "p2", "p3", "p4"];

export const pictures: RulesPictures = {
  game: "four-gods",
  table: {
    level: "a-fight",
    parts: [
      { piles: PATHS, what: "the card that lies open on each path. Deal with them in any order." },
      { piles: PATHS.map((path) => `${path}L`), what: "the left card of the next row, face down." },
      {
        piles: PATHS.map((path) => `${path}R`),
        what: "the right one. You turn up one of the two; the other card is discarded.",
      },
      { piles: ["ally1", "ally2"], what: "the friends who walk with you, with their weapons and wounds." },
      { piles: ["die"], beside: true, what: "thrown against traps." },
      { piles: ["gone"], beside: true, what: "who and what has left the dream." },
    ],
  },
  details: [
    {
      chapter: "Foes",
      level: "a-fight",
      piles: ["p1", "p2", "p3", "p4", "ally1", "ally2"],
      lit: ["p3", "ally1", "ally2"],
      says: "Before a fight. Both friends strike together, 7 and 12 against a defence of 11: the foe falls. It strikes the one you name for 12. Tanis Diggs can bear 21, and would have 9 left.",
    },
  ],
};
