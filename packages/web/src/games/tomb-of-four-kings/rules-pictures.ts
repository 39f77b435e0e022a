import type { RulesPictures } from "../pictures.js";

export const pictures: RulesPictures = {
  game: "tomb-of-four-kings",
  table: {
    level: "scroll",
    parts: [
      { piles: ["turn"], what: "the cards of the turn you are in, and what bars your way." },
      { piles: ["pack"], what: "what the tomb still holds, face down." },
      { piles: ["hearts"], what: "your life. Each hit turns some over; with none left you are dead." },
      { piles: ["torches"], what: "your light. Each ace burns one; with the fourth you are lost." },
      { piles: ["skills"], what: "the jacks you have found. Each helps once." },
      { piles: ["loot"], what: "the treasure you carry. It counts if you come out alive." },
      { piles: ["delve"], what: "the turns of your way down, face down." },
      { piles: ["retreat"], what: "the turns of your way back, one under each turn down but the last." },
      { piles: ["lost"], what: "what a jammed door has cost you, out of play." },
    ],
  },
  details: [
    {
      chapter: "A turn",
      level: "wounds",
      moves: "delve play",
      piles: ["turn", "hearts"],
      lit: ["turn"],
      says: "A turn: the 9 of spades bars the way. The 7 played against it is two too low, and two of the nine hearts are gone. The monster still stands.",
    },
  ],
};
