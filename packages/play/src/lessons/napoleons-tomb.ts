import { course, type LessonDeal } from "./course.js";

/** Reserves 1 to 4 take ten places each, their top card last; then the four tableau piles; then the stock. */
const DEAL: LessonDeal = {
  code: "NT-1-5",
  placed: {
    7: "JS 9C KS",
    18: "2H QS",
    27: "4H AD 7D",
    39: "AH",
    40: "6D JC 3H KD",
    44: "TS 8C",
  },
};

/** A game that was won, but for its last moves. */
const WON =
  "s-w1 s-w1 s-w5 s-w3 s-w4 s-w2 s-w2 s-w3 s-w3 s-w5 s-w3 s-w1 s-w2 s-w3 s-w3 s-w1 s-w1 s-w1 s-w1 s-w2 " +
  "s-w1 s-w3 s-w4 s-w5 s-w3 s-w2 s-w1 s-w1 s-w2 s-w3 s-w5 s-w2 s-w4 s-w2 s-w3 s-w2 s-w3 s-w3 s-w1 s-w5 " +
  "s-w1 s-w2 s-w2 s-w5 s-w1 s-w3 s-w2 s-w4 s-w5 s-w3 s-w5 s-w1 s-w2 s-w3 s-w3 s-w1 s-w1 s-w1 s-w3 s-w3 " +
  "redeal s-w2 s-w1 s-w1 s-w1 s-w2 s-w1 s-w2 s-w2 s-w1 s-w2 s-w1 s-w1 s-w1 s-w2 s-w2 s-w1 s-w1 s-w1 " +
  "s-w2 s-w2 s-w1 s-w1 s-w1 s-w1 s-w1 s-w2 s-w1 s-w1 s-w2 s-w2 s-w2 s-w1 s-w2 s-w1 s-w1 s-w1 s-w1 s-w1 " +
  "s-w1 s-w1 s-w2 s-w1 s-w1 s-w1 s-w1 s-w2 s-w1 s-w1 s-w1 s-w1 s-w1 s-w2 s-w1 s-w1 s-w2 s-w1 s-w1 s-w1 " +
  "s-w1 s-w1 redeal t3-f r4-t3 s-w1 w1-c s-w1 w1-t1 s-w1 w1-f s-w1 w1-t4 s-w1 w1-f s-w1 w1-f s-w1 w1-c " +
  "s-w1 w1-f s-w1 w1-f s-w1 w1-f s-w1 w1-c s-w1 w1-f s-w1 w1-f s-w1 w1-f t3-f r4-t3 s-w1 w1-f s-w1 w1-f " +
  "s-w1 w1-c r3-c r3-t4 r3-f r3-f r3-f s-w1 w1-f s-w1 w1-f s-w1 w1-f r3-f r3-f s-w1 w1-t3 s-w1 w1-c " +
  "s-w1 w1-f s-w1 w1-c s-w1 w1-t3 t2-t3 r4-t2 r4-f r1-f r4-t4 r4-f s-w1 w1-f s-w1 w1-t4 s-w1 w1-t2 s-w1 " +
  "w1-f s-w1 w1-t4 s-w1 w1-f s-w1 w1-t4 r2-t4 t4-f t4-f t4-f t4-f t4-f t4-f s-w1 w1-f s-w1 w1-c s-w1 " +
  "w1-t2 r1-t2 r1-t1 t2-f t2-f t2-f t2-f r1-t2 t1-f t1-f t1-f r4-t1 r4-f t3-f t3-f r4-f s-w1 w1-f s-w1 " +
  "w1-f s-w1 w1-f r1-f r1-f t1-f r3-f r2-t1 r2-f r2-f r2-f r3-f t1-f r2-f r3-f s-w1 w1-f s-w1 w1-f s-w1 " +
  "w1-f s-w1 w1-f s-w1 w1-f s-w1 w1-f s-w1 w1-f r2-f r2-f s-w1 w1-f s-w1 w1-f r2-f s-w1 w1-f s-w1 w1-f " +
  "s-w1 w1-f s-w1 w1-f s-w1 w1-f s-w1 w1-f s-w1 w1-f t3-f t3-f s-w1 w1-f r1-f r1-f r1-c r1-f t4-f t4-f " +
  "s-w1 w1-f s-w1 w1-f r2-f s-w1 w1-c s-w1 w1-c r4-c s-w1 w1-c t2-c c-f c-f c-f c-f c-f c-f c-f c-f c-f " +
  "c-f c-f";

export const napoleonsTomb = course({
  game: "napoleons-tomb",
  levels: [
    {
      id: "a-king-leads",
      opening: "Two packs lie here. All 104 cards belong in the corners.",
      goal: "A king begins each corner: bring the king of spades.",
      deal: DEAL,
      reached: { type: "event", event: "founded", with: { card: "KS" } },
      lit: ["r1", "fS"],
      solution: "r1-f",
      otherwise: "That is allowed, but first the king.",
      success: "Each suit has its corner. What lies there stays.",
      rules: ["NT-1", "NT-2"],
    },
    {
      id: "down-to-the-ace",
      opening: "From the king it goes down: queen, jack, ten …",
      goal: "Bring the queen of spades to her corner.",
      reached: { type: "event", event: "founded", with: { card: "QS" } },
      lit: ["r2", "fS"],
      solution: "r2-f",
      otherwise: "That is allowed, but the queen could go home now.",
      success: "Count down to the ace, then start again at king.",
      rules: ["NT-2", "NT-3"],
    },
    {
      id: "up-on-the-tableau",
      opening: "The four piles round the middle build up, each in one suit.",
      goal: "Lay the 7 of diamonds on the 6 of diamonds.",
      reached: { type: "event", event: "moved", with: { card: "7D", onto: "6D" } },
      lit: ["r3", "t1"],
      solution: "r3-t1",
      otherwise: "That is allowed, but the 7 still covers what is wanted.",
      success: "Corners go down, these piles go up; suits never mix.",
      rules: ["NT-3", "NT-4"],
    },
    {
      id: "round-the-corner",
      opening: "After the king the ace goes on.",
      goal: "Lay the ace of diamonds on the king of diamonds.",
      reached: { type: "event", event: "moved", with: { card: "AD", onto: "KD" } },
      lit: ["r3", "t4"],
      solution: "r3-t4",
      answers: [{ move: "r3-c", says: "There it fills the middle, which hearts need next." }],
      otherwise: "That is allowed, but the ace of diamonds still covers its column.",
      success: "King, ace, two, three: up and round the corner.",
      rules: ["NT-4"],
    },
    {
      id: "the-middle",
      opening: "The middle begins with an ace and builds up in suit.",
      goal: "Carry the ace of hearts to the middle, then the 2.",
      reached: { type: "event", event: "entombed", with: { cards: ["2H"], onto: "AH" } },
      lit: ["r4", "r2", "c"],
      solution: "r4-c r2-c",
      otherwise: "That is allowed, but the hearts are wanted in the middle.",
      success: "From the middle a card leaves only for its corner.",
      rules: ["NT-3", "NT-5"],
    },
    {
      id: "a-pile-marches",
      opening: "The 3 of hearts is next, though the 4 lies on it.",
      goal: "March the whole pile of hearts into the middle.",
      before: "r3-t3",
      reached: { type: "event", event: "entombed", with: { cards: ["3H", "4H"] } },
      lit: ["t3", "c"],
      solution: "t3-cx2",
      otherwise: "That is allowed, but the pile could march at once.",
      success: "A pile marches, only there, when its lowest card is next.",
      rules: ["NT-6"],
    },
    {
      id: "the-stock",
      opening: "Five waste piles: choose one before you see the card.",
      goal: "Turn a card of the stock onto a waste pile.",
      reached: { type: "event", event: "drawn" },
      lit: ["s", "w1"],
      solution: "s-w1",
      otherwise: "That is allowed, but turn a card of the stock.",
      success: "The top of a waste pile can always be played.",
      rules: ["NT-3", "NT-7"],
    },
    {
      id: "bury-nothing-good",
      opening: "On the first waste pile lies a ten, wanted soon.",
      goal: "Turn another card, but leave the ten of spades uncovered.",
      reached: { type: "event", event: "drawn", with: { onto: null } },
      lit: ["s", "w2"],
      solution: "s-w2",
      answers: [{ move: "s-w1", says: "Now the ten lies buried, just when it is wanted." }],
      otherwise: "That is allowed, but turn a card of the stock.",
      success: "You cannot see the card, but you choose what it covers.",
      rules: ["NT-7"],
    },
    {
      id: "an-empty-pile",
      opening: "One of the four piles is empty: any free card may go.",
      goal: "Move the 9 of clubs aside; send jack and ten home.",
      reached: { type: "event", event: "founded", with: { card: "TS" } },
      lit: ["r1", "t3"],
      solution: "r1-t3 r1-f w1-f",
      otherwise: "Now the empty pile is taken, and the jack stays covered.",
      success: "It digs out what lies deep. An emptied column stays empty.",
      rules: ["NT-2", "NT-4"],
    },
    {
      id: "redeal",
      opening: "Later: the stock is spent. The waste can be dealt again.",
      goal: "Gather the waste: tap the empty stock.",
      deal: DEAL,
      before: Array<string>(12).fill("s-w1 s-w2 s-w3 s-w4 s-w5").join(" "),
      reached: { type: "event", event: "redealt" },
      lit: ["s"],
      solution: "redeal",
      otherwise: "That is allowed, but now comes the redeal.",
      success: "Four times, with one waste pile fewer each; the order is known.",
      rules: ["NT-8", "NT-10"],
    },
    {
      id: "the-last-three",
      opening: "101 of 104 are home.",
      goal: "Send the last three home from the middle.",
      deal: { code: "NT-33-2" },
      before: WON,
      reached: { type: "ends", status: "won" },
      lit: ["c"],
      solution: "c-f c-f c-f",
      otherwise: "That is allowed, but not all are home.",
      success: "All 104 home: won. With no move left, lost.",
      rules: ["NT-9"],
    },
  ],
  leftOut: {},
});
