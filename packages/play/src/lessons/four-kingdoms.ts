import { course, type Goal, type LessonDeal } from "./course.js";

/** Dealt row by row, seven to a row: three rows face down, the fourth face up. The stock follows. */
const DEAL: LessonDeal = {
  code: "FK-1-9",
  placed: {
    0: "7S",
    7: "JS",
    9: "KH",
    14: "QS QC AH 6D 9S QH",
    20: "KD",
    21: "KS TS TH 8D 7D AS 3S",
    28: "8S 4C",
  },
};

/** A game that was won, but for its last moves. */
const WON =
  "t4-tower t7-tower t5-t7 t2-t5 t6-t7 deal deal w-t2 deal w-t5 deal deal w-tower deal deal deal " +
  "w-castle deal deal w-castle deal w-tower deal w-castle t1-castle t3-dungeon t3-castle t6-subjects " +
  "deal deal deal deal w-castle deal w-t2 deal w-subjects deal w-t5 deal w-castle deal w-t7 deal " +
  "w-castle deal w-castle deal t1-guest t1-guest t1-t2 t2-t1x4 t7-t2x4 w-t7 t1-guest t4-guest t4-castle " +
  "t6-dungeon gH-t4 gS-t1 t4-guest w-guest w-subjects w-subjects t5-subjects t5-subjects t5-subjects " +
  "t5-subjects t5-t1 t5-subjects gC-subjects gH-t4 w-t1 w-castle gS-subjects t1-subjects t1-subjects " +
  "t1-subjects t1-subjects t1-subjects t1-subjects t3-dungeon t3-subjects t7-subjects t7-subjects " +
  "t7-castle t6-dungeon w-subjects gD-subjects w-subjects t4-subjects t4-subjects w-subjects " +
  "t2-subjects t2-subjects t2-subjects t2-subjects t2-guest";

/** The empty land is filled by a card that can go nowhere else. */
const LAND_FILLED: Goal = {
  type: "any",
  goals: [
    ...["QC", "6D", "3H", "QH"].map((card): Goal => ({ type: "lies", card, on: null, pile: "t1" })),
    { type: "event", event: "moved", with: { from: "w", onto: null } },
  ],
};

/** The 8 of spades lies in the waste under another card. */
const COVERED_8: Goal = { type: "lies", on: "8S", pile: "w" };

function housed(card: string): Goal {
  return { type: "event", event: "housed", with: { card } };
}

export const fourKingdoms = course({
  game: "four-kingdoms",
  levels: [
    {
      id: "a-king-comes-home",
      opening: "The seven piles are lands. Bring each suit home, king before queen.",
      goal: "Lead the king of spades to his castle.",
      deal: DEAL,
      reached: housed("KS"),
      solution: "t1-castle",
      success: "Cards at home can't move back. Under him a card was found.",
      rules: ["FK-1", "FK-3", "FK-5", "FK-10"],
    },
    {
      id: "queen",
      opening: "After the king comes the queen.",
      goal: "Send the queen of spades after him.",
      reached: housed("QS"),
      solution: "t1-castle",
      success: "King and queen are seated: their guest chamber is open.",
      rules: ["FK-5"],
    },
    {
      id: "a-guest",
      opening: "The guest chamber holds one card of its own suit: no ace.",
      goal: "Make the 3 of spades a guest; seat the king under it.",
      reached: {
        type: "all",
        goals: [{ type: "event", event: "lodged", with: { card: "3S" } }, housed("KD")],
      },
      solution: "t7-guest t7-castle",
      success: "A guest is not home yet. It may go on later.",
      rules: ["FK-9"],
    },
    {
      id: "the-jack",
      opening: "After the queen comes the jack; then the castle is full.",
      goal: "Send the jack of spades after king and queen.",
      reached: housed("JS"),
      solution: "t1-castle",
      success: "King, queen, jack: always in this order.",
      rules: ["FK-5"],
    },
    {
      id: "the-wizard",
      opening: "A ten is a wizard: up to the tower at any time.",
      goal: "Send the ten of hearts up to the tower.",
      reached: housed("TH"),
      solution: "t3-tower",
      success: "A ten may wait, too: its jack can lie on it.",
      rules: ["FK-6"],
    },
    {
      id: "up-in-suit",
      opening: "On each card goes the next higher one of its suit.",
      goal: "Lay the 8 of diamonds on the 7 of diamonds.",
      reached: { type: "lies", card: "8D", on: "7D" },
      solution: "t4-t5",
      success: "Upwards, one suit. Each move may turn up a card.",
      rules: ["FK-2", "FK-3"],
    },
    {
      id: "a-run-moves",
      opening: "Cards that follow each other move as one.",
      goal: "Move 7 and 8 of diamonds onto the 6.",
      reached: {
        type: "all",
        goals: [
          { type: "lies", card: "7D", on: "6D" },
          { type: "lies", card: "8D", on: "7D" },
        ],
      },
      solution: "t5-t4x2",
      success: "A run moves whole or in part. Several places fit: tap one.",
      rules: ["FK-2"],
    },
    {
      id: "the-subjects",
      opening: "King, queen, jack seated: the square takes 9, 8, 7 …",
      goal: "Bring the 9 of spades home.",
      reached: housed("9S"),
      solution: "t5-subjects",
      success: "Down from 9 to 2, once all three are seated.",
      rules: ["FK-7"],
    },
    {
      id: "the-stock",
      opening: "The stock is dealt once. Only its cards come to the waste.",
      goal: "Deal a card, then send home the 8 and 7 of spades.",
      reached: { type: "all", goals: [housed("8S"), housed("7S")] },
      solution: "deal w-subjects t1-subjects",
      answers: [{ when: COVERED_8, says: "The 8 is covered now: nothing turns the waste back." }],
      success: "Before you deal the next card, use what lies there.",
      rules: ["FK-4"],
    },
    {
      id: "the-dragon",
      opening: "An ace is a dragon: nothing is laid on it.",
      goal: "Send the ten to its tower, then chain the dragon.",
      reached: housed("AS"),
      solution: "t2-tower t6-dungeon",
      success: "It is chained once king, queen, jack and ten are home.",
      rules: ["FK-2", "FK-8"],
    },
    {
      id: "an-empty-land",
      opening: "An empty land takes anything. Keep it for what blocks most.",
      goal: "Move the dragon of hearts away; seat the king under it.",
      reached: housed("KH"),
      solution: "t3-t1 t3-castle",
      answers: [{ when: LAND_FILLED, says: "No land is empty now, and the king stays caught." }],
      success: "A tap moves cards, home first. To choose yourself, hold or drag.",
      rules: ["FK-2"],
    },
    {
      id: "four-kingdoms-united",
      opening: "Home is castle, tower, dungeon and square. All 52 win.",
      goal: "Two are left, one a guest. Bring both home.",
      deal: { code: "FK-9-7" },
      before: WON,
      reached: { type: "ends", status: "won" },
      solution: "gD-subjects t2-subjects",
      success: "All home: won. A real game can play these last moves itself.",
      rules: ["FK-7", "FK-11"],
    },
  ],
  leftOut: {
    "FK-12": "what is known is what lies open, as anybody would think",
  },
});
