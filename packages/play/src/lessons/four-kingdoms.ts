import { course, type LessonDeal } from "./course.js";

/** Dealt row by row, seven to a row: three rows face down, the fourth face up. The stock follows. */
const DEAL: LessonDeal = {
  code: "FK-1-9",
  placed: {
    0: "7S",
    7: "JS",
    9: "KH",
    14: "QS",
    16: "AH AS 9S",
    20: "KD",
    21: "KS TS TH 8D 7D 6D 3S",
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
  "t2-subjects t2-subjects t2-subjects t2-subjects";

export const fourKingdoms = course({
  game: "four-kingdoms",
  levels: [
    {
      id: "a-king-comes-home",
      opening: "Each suit is a kingdom, scattered over seven lands.",
      goal: "Lead the king of spades to his castle.",
      deal: DEAL,
      reached: { type: "event", event: "housed", with: { card: "KS" } },
      lit: ["t1", "castleS"],
      solution: "t1-castle",
      otherwise: "That is allowed, but the king goes first.",
      success: "Cards at home can't move back. Under him a card was found.",
      rules: ["FK-1", "FK-3", "FK-5", "FK-10"],
    },
    {
      id: "queen-and-jack",
      opening: "After the king the queen, after her the jack.",
      goal: "Send queen and jack of spades after him.",
      reached: { type: "event", event: "housed", with: { card: "JS" } },
      lit: ["t1", "castleS"],
      solution: "t1-castle t1-castle",
      otherwise: "That is allowed, but the queen and the jack still wait.",
      success: "King, queen, jack: always in this order.",
      rules: ["FK-5"],
    },
    {
      id: "the-wizard",
      opening: "The ten is a wizard, and waits for nobody.",
      goal: "Send the ten of hearts up to the tower.",
      reached: { type: "event", event: "housed", with: { card: "TH" } },
      lit: ["t3", "towerH"],
      solution: "t3-tower",
      otherwise: "That is allowed, but the wizard wants his tower.",
      success: "A ten may go any time. Waiting, it can hold its jack.",
      rules: ["FK-6"],
    },
    {
      id: "up-in-suit",
      opening: "In the free lands cards build up, suit by suit.",
      goal: "Lay the 8 of diamonds on the 7 of diamonds.",
      reached: { type: "event", event: "moved", with: { onto: "7D" } },
      lit: ["t4", "t5"],
      solution: "t4-t5",
      otherwise: "That is allowed, but the 8 still lies in the way.",
      success: "Upwards, one suit. Each move may turn up a card.",
      rules: ["FK-2", "FK-3"],
    },
    {
      id: "a-run-moves",
      opening: "Cards that follow each other move as one.",
      goal: "Move 7 and 8 of diamonds onto the 6.",
      reached: { type: "event", event: "moved", with: { cards: ["7D", "8D"] } },
      lit: ["t5", "t6"],
      solution: "t5-t6x2",
      otherwise: "That is allowed, but the run could move.",
      success: "A run moves whole or in part, as you like.",
      rules: ["FK-2"],
    },
    {
      id: "the-subjects",
      opening: "With the whole court seated the subjects come: 9, 8, 7 …",
      goal: "Bring the 9 of spades home.",
      reached: { type: "event", event: "housed", with: { card: "9S" } },
      lit: ["t5", "subjectsS"],
      solution: "t5-subjects",
      otherwise: "That is allowed, but the 9 could come home.",
      success: "Down from 9 to 2, once the court is seated.",
      rules: ["FK-7"],
    },
    {
      id: "the-stock",
      opening: "The stock comes card by card, and only once.",
      goal: "Turn the stock, and send home 8 and 7.",
      reached: { type: "event", event: "housed", with: { card: "7S" } },
      lit: ["stock", "w", "subjectsS"],
      solution: "deal w-subjects t1-subjects",
      otherwise: "That is allowed, but one lies in the other's way now.",
      success: "Before you turn the next card, use what lies there.",
      rules: ["FK-4"],
    },
    {
      id: "the-dragon",
      opening: "An ace is a dragon: nothing is laid on it.",
      goal: "Send the ten to its tower, then chain the dragon.",
      reached: { type: "event", event: "housed", with: { card: "AS" } },
      lit: ["towerS", "dungeonS"],
      solution: "t2-tower t4-dungeon",
      otherwise: "That is allowed, but the dragon is still at large.",
      success: "It is chained once king, queen, jack and ten are home.",
      rules: ["FK-2", "FK-8"],
    },
    {
      id: "a-guest",
      opening: "With king and queen seated, their guest chamber is open.",
      goal: "Send the 3 of spades to the guest chamber; free the king.",
      reached: {
        type: "all",
        goals: [
          { type: "event", event: "lodged", with: { card: "3S" } },
          { type: "event", event: "housed", with: { card: "KD" } },
        ],
      },
      lit: ["t7", "gS", "castleD"],
      solution: "t7-guest t7-castle",
      answers: [{ move: "t7-t1", says: "That costs the empty land, and the chamber stands open." }],
      otherwise: "That is allowed, but the king of diamonds is still caught.",
      success: "One guest of its own suit; it may leave again.",
      rules: ["FK-9"],
    },
    {
      id: "an-empty-land",
      opening: "An empty land takes anything, even a dragon.",
      goal: "Move the dragon of hearts away; free its king.",
      reached: { type: "event", event: "housed", with: { card: "KH" } },
      lit: ["t3", "t1"],
      solution: "t3-t1 t3-castle",
      otherwise: "Now the empty land is taken, and the king stays caught.",
      success: "Empty lands are rare: spend them on what blocks most.",
      rules: ["FK-2"],
    },
    {
      id: "four-kingdoms-united",
      opening: "Two kingdoms are not quite at peace.",
      goal: "Bring the last two subjects home.",
      deal: { code: "FK-9-7" },
      before: WON,
      reached: { type: "ends", status: "won" },
      lit: ["t2"],
      solution: "t2-subjects t2-subjects",
      otherwise: "That is allowed, but somebody is not at home yet.",
      success: "All 52 are home: won. With no move left, lost.",
      rules: ["FK-7", "FK-11"],
    },
  ],
  leftOut: {
    "FK-12": "what is known is what lies open, as anybody would think",
  },
});
