import { course, type Goal, type LessonDeal } from "./course.js";

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

/** Two waste piles are left, and the ten lies on the first; a worthless card comes next, then the jack. */
const TWO_PILES: LessonDeal = {
  code: "NT-1-5",
  placed: { 7: "JS 9C KS", 18: "2H QS", 40: "6D JC 3H 9H", 94: "TS 6S 4D JS 5S 2C 2D QD 8D 9S" },
};

/** The king of spades is first in the stock; jack, 4 and queen are its last three. */
const UNSORTED: LessonDeal = {
  code: "NT-1-5",
  placed: { 7: "2C 9C 3C", 18: "2H 6C", 40: "6D JC 3H 9H", 44: "KS", 101: "JS 4D QS" },
};

/** The first levels' reserves and piles; the ten lies on the last waste pile when the stock is spent. */
const SPENT: LessonDeal = {
  code: "NT-1-5",
  placed: { 7: "JS 9C KS", 18: "2H QS", 27: "4H AD 7D", 38: "8S AH", 40: "6D JC 3H KD", 103: "TS" },
};

/** Turns the whole stock onto the first waste pile and gathers it in, its order kept. */
const PASS = `${Array<string>(60).fill("s-w1").join(" ")} redeal`;

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

function founded(card: string): Goal {
  return { type: "event", event: "founded", with: { card } };
}

/** Turns so many cards of the stock, waste pile after waste pile. */
function turns(count: number, piles: number): string {
  return Array.from({ length: count }, (_, index) => `s-w${(index % piles) + 1}`).join(" ");
}

/** One of the next cards of the stock has come to lie on this one in the waste. */
function covered(on: string): Goal {
  const goals = ["5S", "2C", "2D", "QD", "8D", "9S"].map((card): Goal => ({ type: "lies", card, on }));
  return { type: "any", goals };
}

function drawnTo(card: string, to: string): Goal {
  return { type: "event", event: "drawn", with: { card, to } };
}

/** The gathered stock brings jack, queen and king of spades one after the other. */
const SORTED: Goal = {
  type: "all",
  goals: [
    { type: "lies", card: "JS", on: "QS", pile: "s" },
    { type: "lies", card: "QS", on: "KS", pile: "s" },
  ],
};

/** Another card comes to lie on the king, or on what follows him home. */
const HOMEGOER_COVERED: Goal = {
  type: "any",
  goals: [
    { type: "event", event: "drawn", with: { onto: "KS" } },
    ...(["KS QS", "QS JS"] as const).map((pair): Goal => {
      const [card = "", onto = ""] = pair.split(" ");
      return {
        type: "all",
        goals: [
          { type: "event", event: "drawn", with: { onto } },
          { type: "none", event: "drawn", with: { card } },
        ],
      };
    }),
  ],
};

/** The empty pile is filled by a card that cannot go on from there. */
const PILE_FILLED: Goal = {
  type: "any",
  goals: ["7H", "6S", "8S", "TS"].map((card) => ({
    type: "event",
    event: "moved",
    with: { card, onto: null },
  })),
};

export const napoleonsTomb = course({
  game: "napoleons-tomb",
  levels: [
    {
      id: "a-king-leads",
      opening: "Each suit has a corner: down from king to ace, twice.",
      goal: "Bring the king of spades to his corner, then the queen.",
      deal: DEAL,
      reached: founded("QS"),
      solution: "r1-f r2-f",
      success: "What lies in a corner stays. All 104 cards belong there.",
      rules: ["NT-1", "NT-2", "NT-3"],
    },
    {
      id: "up-on-the-tableau",
      opening: "The four piles round the middle build up, each in one suit.",
      goal: "Lay the 7 of diamonds on the 6 of diamonds.",
      reached: { type: "lies", card: "7D", on: "6D", pile: "t1" },
      solution: "r3-t1",
      success: "Corners go down, these piles go up; suits never mix.",
      rules: ["NT-3", "NT-4"],
    },
    {
      id: "round-the-corner",
      opening: "After the king comes the ace.",
      goal: "Lay the ace of diamonds on the king of diamonds.",
      reached: { type: "lies", card: "AD", on: "KD", pile: "t4" },
      solution: "r3-t4",
      answers: [
        { when: founded("KD"), says: "The king went home: the ace has no king now." },
        {
          when: { type: "event", event: "entombed", with: { cards: ["AD"] } },
          says: "From the middle it can only go to its corner.",
        },
      ],
      success: "King, ace, two, three: up, and on from the ace.",
      rules: ["NT-4"],
    },
    {
      id: "the-middle",
      opening: "The middle begins with an ace and builds up in suit.",
      goal: "Move the ace of hearts to the middle, then the 2.",
      reached: { type: "lies", card: "2H", on: "AH", pile: "c" },
      solution: "r4-c r2-c",
      answers: [
        {
          when: { type: "event", event: "entombed", with: { cards: ["AD"] } },
          says: "The ace of diamonds fills it: hearts must wait.",
        },
      ],
      success: "From the middle a card leaves only for its corner.",
      rules: ["NT-3", "NT-5"],
    },
    {
      id: "a-pile-marches",
      opening: "A whole pile may go to the middle at once.",
      goal: "Lay the 4 on the 3, then both hearts to the middle.",
      reached: { type: "event", event: "entombed", with: { cards: ["3H", "4H"] } },
      solution: "r3-t3 t3-cx2",
      answers: [
        {
          when: { type: "event", event: "entombed", with: { cards: ["3H"] } },
          says: "The 3 went alone. Lay the 4 on it first.",
        },
      ],
      success: "Only the middle takes whole piles. The lowest card must fit.",
      rules: ["NT-6"],
    },
    {
      id: "the-stock",
      opening: "Five waste piles: choose one before you see the card.",
      goal: "Turn a card onto pile I.",
      reached: { type: "event", event: "drawn", with: { to: "w1" } },
      asks: { end: "place", from: "s" },
      solution: "s-w1",
      success: "The waste's top card can move; only the stock covers it.",
      rules: ["NT-3", "NT-7"],
    },
    {
      id: "redeal",
      opening: "Later: the stock is spent. You may gather the waste four times.",
      goal: "Gather the waste: tap the empty stock.",
      deal: DEAL,
      before: turns(60, 5),
      reached: { type: "event", event: "redealt" },
      solution: "redeal",
      success: "You know the stock now. Each gathering closes a pile for good.",
      rules: ["NT-8", "NT-10"],
    },
    {
      id: "which-waste",
      opening: "Later: two waste piles are left. Spades need jack, then ten.",
      goal: "Turn two cards, then send jack and ten of spades home.",
      deal: TWO_PILES,
      before: `r1-f r2-f ${PASS} ${PASS} ${PASS} ${turns(52, 2)}`,
      reached: founded("TS"),
      asks: { end: "place", from: "s" },
      solution: "s-w2 s-w2 w2-f w1-f",
      answers: [
        {
          when: { type: "lies", card: "4D", on: "TS", pile: "w1" },
          says: "The jack is home, but the 4 now covers the ten.",
          shows: "s-w2 w2-f",
        },
        { when: covered("JS"), says: "The jack is covered now. Send it home first." },
        { when: covered("TS"), says: "The ten is covered now, just when it could go home." },
      ],
      success: "You choose what is covered: cover only what you need late.",
      rules: ["NT-7"],
    },
    {
      id: "sort-the-waste",
      opening: "Hold a finger on II: the king is lowest. I comes first.",
      goal: "Turn the rest and gather: jack, queen, king must come in turn.",
      deal: UNSORTED,
      before: `${PASS} ${PASS} ${PASS} ${Array<string>(57).fill("s-w2").join(" ")}`,
      reached: { type: "all", goals: [{ type: "event", event: "redealt" }, SORTED] },
      asks: { end: "place", from: "s" },
      solution: "s-w1 s-w2 s-w1 redeal",
      answers: [
        {
          when: drawnTo("JS", "w2"),
          says: "King and queen are home, but the jack comes last but one.",
          shows: "s-w2 s-w1 redeal s-w1 s-w1 w1-f w1-f",
        },
        {
          when: drawnTo("4D", "w1"),
          says: "Look: in the last pass the 4 comes between queen and jack.",
          shows: "s-w1 redeal s-w1 s-w1 s-w1 s-w1 w1-f w1-f",
        },
        {
          when: drawnTo("QS", "w2"),
          says: "The king is home, but the queen comes last of all.",
          shows: "redeal s-w1 s-w1 w1-f",
        },
      ],
      success: "Jack, queen, king: turned in this order, the king lies on top.",
      rules: ["NT-8", "NT-10"],
    },
    {
      id: "home-after-the-redeal",
      opening: "The stock is in order now: jack, queen, king come next.",
      goal: "Turn three cards; send king, queen and jack of spades home.",
      reached: founded("JS"),
      solution: "s-w1 s-w1 s-w1 w1-f w1-f w1-f",
      answers: [{ when: HOMEGOER_COVERED, says: "That covers the card that could go home." }],
      success: "Cards needed last go lowest. Others go above, or on later piles.",
      rules: ["NT-7", "NT-10"],
    },
    {
      id: "an-empty-pile",
      opening: "A free card, with nothing on it, may fill an empty pile.",
      goal: "Move the 9 of clubs aside; send jack and ten home.",
      deal: SPENT,
      before: `r1-f r2-f r3-t1 r3-t4 r4-c r2-c r3-t3 t3-cx2 ${PASS} ${PASS} ${PASS} ${PASS} ${turns(60, 1)}`,
      reached: founded("TS"),
      solution: "r1-t3 r1-f w1-f",
      answers: [{ when: PILE_FILLED, says: "The empty pile is taken, and the jack stays covered." }],
      success: "So you reach the cards below. An emptied reserve stays empty.",
      rules: ["NT-2", "NT-4"],
    },
    {
      id: "the-last-three",
      opening: "The end of a game whose waste was sorted well.",
      goal: "Send the last three home from the middle.",
      deal: { code: "NT-33-2" },
      before: WON,
      reached: { type: "ends", status: "won" },
      solution: "c-f c-f c-f",
      success: "All 104 home: won. With no move left, lost.",
      rules: ["NT-9"],
    },
  ],
  leftOut: {},
});
