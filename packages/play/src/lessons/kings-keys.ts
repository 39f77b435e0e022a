import { course, type LessonDeal } from "./course.js";

/** The field is dealt row by row; the draw pile follows from the seventeenth card on. */
const FIELD: LessonDeal = {
  code: "KK-1-0",
  placed: {
    0: "R1A R2S B1K Y2C",
    4: "G1K R3S B4S G4C",
    8: "Y1K B2K G2K Y4S",
    12: "R3C R4K Y3K B3A",
    16: "G1A R1S Y1A G1S Y1C",
  },
};
const GREEN: LessonDeal = {
  code: "KK-1-0",
  placed: {
    0: "R1A R1S B1K Y1C",
    4: "G1K G2C G3A G2S",
    8: "G3S G4A B3C B2S",
    12: "B1A R1K Y1A Y3S",
    16: "Y1K R1C B1C B4K G1A Y4C B1S",
  },
};
const YELLOW: LessonDeal = {
  code: "KK-1-0",
  placed: {
    0: "Y1K Y2S Y3C R1S",
    4: "Y2A G1K B1A R2K",
    8: "G1A G1S G1C B1S",
    12: "B1C B1K R1A R1C",
    16: "R4A B4S G4K R1K",
  },
};
/** A stack of keys, coins and axes, while the 4 that is left shows a key. */
const PART: LessonDeal = {
  code: "KK-1-0",
  placed: {
    0: "G1K G2C G3A G1S",
    4: "G4K R1A B1A Y1A",
    8: "R4K B4C Y4A R1S",
    12: "B1S Y1S R1C Y4C",
    16: "B4K R4C Y1C",
  },
};
/** Only one card can be moved, and only to and fro. */
const STUCK: LessonDeal = {
  code: "KK-1-0",
  placed: {
    0: "G1K G2C G3A G2S",
    4: "R1A B1A Y1A R1S",
    8: "R4K B4C Y4A B1S",
    12: "Y1S R1C B1C Y1C",
    16: "Y4S R4C G4A",
  },
};

/** A game that was won, but for its last moves. */
const WON =
  "d4-d2 a2-a1 b3-c2 d1-a2 b3-b2 a3-b2 c4-d1 b3-d1 a4-c1 a4-c2 a4-d2 d4-d2 d2-a1 d2-c3 d4-c1 d2-a4 " +
  "a2-b3 a4-a2x2 a4-b3 b2-c3 c4-b2 c4-a4 c4-c1 c1-a2 c4-c3 c4-b2 c1-b3 b4-a4 a3-b2 b4-b2 b4-a4 a4-b2 " +
  "b2-d4 a4-d4 b4-d4 a4-b3 d4-b3 c1-b4 c1-c2 c1-b3 c1-a1 c4-c3 d2-a4 a3-b4 c2-b4 a2-c3 b1-c3 b2-d4 " +
  "d1-a4 d4-a4";

export const kingsKeys = course({
  game: "kings-keys",
  levels: [
    {
      id: "one-lower",
      opening: "Make books: one colour, 1 2 3 4, four different items.",
      goal: "Lay the red 2 on the red 1.",
      deal: FIELD,
      reached: { type: "lies", card: "R2S", on: "R1A" },
      solution: "a2-a1",
      success: "One colour, one higher. The emptied cell has a new card.",
      rules: ["KK-1", "KK-2", "KK-3", "KK-4"],
    },
    {
      id: "start-anywhere",
      opening: "A stack may begin with any number.",
      goal: "Lay the blue 4 on the blue 3.",
      reached: { type: "lies", card: "B4S", on: "B3A" },
      solution: "b3-d4",
      success: "It need not start at 1. A book needs all four.",
      rules: ["KK-2"],
    },
    {
      id: "another-item",
      opening: "No item twice in a stack: axe, shield, and then?",
      goal: "Which red 3 fits on the red 2? Lay it there.",
      reached: { type: "lies", card: "R3C", on: "R2S" },
      asks: { end: "card", from: "d1" },
      solution: "d1-a1",
      success: "The other 3 shows a second shield. Each card exists only once.",
      rules: ["KK-2", "KK-3"],
    },
    {
      id: "a-book",
      opening: "One to four, four items: that is a book.",
      goal: "Close the book with the red 4 of keys.",
      reached: { type: "event", event: "book" },
      solution: "d2-a1",
      success: "Ten points. The cell you emptied is filled first, then the book’s.",
      rules: ["KK-2", "KK-4", "KK-5"],
    },
    {
      id: "out-of-the-way",
      opening: "The green 4 shows an axe, and so does this stack.",
      goal: "Move the 3 of axes onto the other green 2.",
      deal: GREEN,
      before: "b2-b1 b3-b1",
      reached: { type: "lies", card: "G3A", on: "G2S" },
      solution: "b1-b4",
      success: "What lies on top may move on, wherever it fits.",
      rules: ["KK-3"],
    },
    {
      id: "the-right-items",
      opening: "Now the green 2 of coins lies free.",
      goal: "Finish the green book: 3 of shields, then 4 of axes.",
      reached: { type: "event", event: "book" },
      solution: "c1-b1 c2-b1",
      success: "Look at the items first: they decide which cards meet.",
      rules: ["KK-2", "KK-5"],
    },
    {
      id: "several-at-once",
      opening: "Several cards may move together if the lowest fits.",
      goal: "Move blue 2 and 3 together onto a blue 1.",
      deal: GREEN,
      before: "c3-c4",
      reached: { type: "event", event: "moved", with: { cards: ["B2S", "B3C"] } },
      asks: { end: "place", from: "c4" },
      solution: "c4-d1x2",
      success: "Where two places fit, you choose one. A stack moves as one.",
      rules: ["KK-3", "KK-4"],
    },
    {
      id: "part-of-a-stack",
      opening: "The 4 of keys cannot join: a key lies there.",
      goal: "Move only 2 and 3 to the other 1; add the 4.",
      deal: PART,
      before: "a2-a1 a3-a1",
      reached: { type: "event", event: "book" },
      solution: "a1-a4x2 b1-a4",
      success: "Part of a stack moves, too: from any card up.",
      rules: ["KK-2", "KK-3"],
    },
    {
      id: "new-cards",
      opening: "An emptied cell gets a new card; you never lay one there.",
      goal: "Bring a new card: move one that lies alone.",
      deal: YELLOW,
      before: "a2-a1 a3-a1",
      reached: { type: "event", event: "refilled" },
      asks: { end: "place", from: "b4" },
      solution: "b4-a4",
      success: "New cards are your luck. Empty cells while you can.",
      rules: ["KK-4"],
    },
    {
      id: "to-and-fro",
      opening: "No stack can be emptied any more.",
      goal: "Move the green 3 to the other 2.",
      deal: STUCK,
      before: "a2-a1 a3-a1",
      reached: { type: "lies", card: "G3A", on: "G2S" },
      solution: "a1-a4",
      success: "Lost: this goes on for ever. In a game: Menu, Resign.",
      rules: ["KK-5"],
    },
    {
      id: "the-last-book",
      opening: "Fifteen books are closed. Hints or undo would keep the gate shut.",
      goal: "Close the last book, and the gate opens.",
      deal: { code: "KK-7-8" },
      before: WON,
      reached: { type: "ends", status: "won" },
      solution: "d4-d1 d3-d1",
      success: "Sixteen books, 160 points: free! Most games end sooner.",
      rules: ["KK-5", "KK-6"],
    },
  ],
  leftOut: {},
});
