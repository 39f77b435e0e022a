import { type Answer, course, type Goal, type LessonDeal } from "./course.js";

/** A pack that begins with these cards. */
function pack(first: string): LessonDeal {
  return { code: "TK-1-7", placed: { 0: first } };
}

const TURNS = "delve play delve play";

/** Nobody has turned round: after it there is no way deeper (TK-1). */
const DEEPER: Goal = { type: "none", event: "turned-back" };
const TURNED_ROUND: Answer = {
  when: { type: "event", event: "turned-back" },
  says: "Turned round, you cannot go deeper. Delve first.",
};

export const tombOfFourKings = course({
  game: "tomb-of-four-kings",
  levels: [
    {
      id: "delve",
      opening: "Bring all four kings out alive, and you win.",
      goal: "Go down: each card you play is the top of the pack.",
      deal: pack("5S 7C 6D 9C 9S 7D JC TC"),
      reached: { type: "event", event: "encounter" },
      solution: "delve",
      success: "A monster! A turn draws cards until something bars the way.",
      rules: ["TK-1", "TK-3"],
    },
    {
      id: "fight",
      opening: "Spades are monsters. This one has a strength of 5.",
      goal: "Play the top card of the pack: 5 or more wins.",
      reached: { type: "event", event: "overcome" },
      solution: "play",
      success: "Only the number counts, whatever the suit.",
      rules: ["TK-5", "TK-10"],
    },
    {
      id: "treasure",
      opening: "Diamonds are treasure, each behind a trap.",
      goal: "Delve again, and beat the trap.",
      reached: { type: "all", goals: [DEEPER, { type: "event", event: "collected" }] },
      solution: "delve play",
      answers: [
        {
          when: { type: "ends", status: "escaped" },
          says: "You are out, with no treasure yet. Delve first.",
        },
      ],
      success: "The 6 of diamonds is yours: six points.",
      rules: ["TK-6", "TK-13"],
    },
    {
      id: "wounds",
      opening: "Nine hit points: the hearts 2 to 10, not in the pack.",
      goal: "Delve, and fight on: a weaker card costs you the difference.",
      reached: { type: "all", goals: [DEEPER, { type: "event", event: "overcome" }] },
      solution: "delve play play play",
      answers: [TURNED_ROUND],
      success: "Two wounds, but the diamond you played is yours, and the jack.",
      rules: ["TK-5", "TK-6", "TK-10", "TK-17"],
    },
    {
      id: "skill",
      opening: "One chance at a trap. The jack of diamonds disarms it.",
      goal: "A trap of 8. Be sure of it: use the skill.",
      deal: pack("JD 8D 3S"),
      before: "delve",
      reached: { type: "event", event: "overcome", with: { by: "skill" } },
      solution: "skill",
      answers: [
        {
          when: { type: "event", event: "hit", with: { amount: 5 } },
          says: "Too low: five hit points, no treasure, and the turn is over.",
        },
      ],
      success: "It works once. Jacks: spades beats monsters, clubs doors, hearts a hit.",
      rules: ["TK-7", "TK-13"],
    },
    {
      id: "door",
      opening: "Clubs are doors: one try. Each point short loses a card.",
      goal: "Open the door: a card first, the jack if it jams.",
      deal: pack("JC 9C 4D KD AC 5S 6C 7D"),
      before: "delve",
      reached: {
        type: "all",
        goals: [
          { type: "event", event: "action", with: { encounter: { card: "9C" } } },
          { type: "event", event: "overcome" },
          { type: "none", event: "discarded" },
        ],
      },
      solution: "play skill",
      answers: [
        {
          when: { type: "event", event: "overcome", with: { by: "skill" } },
          says: "Open, but try a card first: the jack might be saved.",
        },
        {
          when: { type: "event", event: "discarded", with: { amount: 5 } },
          says: "Five cards gone, a hoard and a torch among them.",
        },
      ],
      success: "If you win, the 4 is treasure. If not, the turn ends.",
      rules: ["TK-14", "TK-15"],
    },
    {
      id: "favour",
      opening: "A queen, the goddess, wins at once. A king is a hoard.",
      goal: "Delve, and see what the queen does for you.",
      deal: pack("QH KS TS"),
      reached: { type: "event", event: "collected", with: { kings: 1 } },
      solution: "delve",
      holds: ["favour", "treasure", "overcome"],
      success: "A hoard of 10. All four and out alive: you win.",
      rules: ["TK-3", "TK-4", "TK-6"],
    },
    {
      id: "one-must-stay",
      opening: "A won turn’s treasure is yours, but one card must stay.",
      goal: "All cards here are treasure: leave what is worth least.",
      deal: pack("KH 4D 9D"),
      before: "delve play",
      reached: { type: "event", event: "left-behind", with: { card: "4D" } },
      asks: { end: "card", from: "turn" },
      solution: "leave:4D",
      answers: [
        {
          when: { type: "event", event: "left-behind", with: { card: "KH" } },
          says: "The king stays behind for good, and you win only with four.",
        },
        {
          when: { type: "event", event: "left-behind", with: { card: "9D" } },
          says: "Nine points stay behind, where four would do.",
        },
      ],
      success: "King and 9 are yours. Other turns are marked by other cards.",
      rules: ["TK-6"],
    },
    {
      id: "gold-for-life",
      opening: "Two hit points are left, and the monster has 9.",
      goal: "Save your life: drop the treasure in front of the monster.",
      deal: pack("TD TC 9S 2C 3C"),
      before: "delve play delve play",
      reached: { type: "event", event: "dropped" },
      solution: "drop:TD",
      answers: [
        { when: { type: "event", event: "died" }, says: "Dead. The dead bring nothing out of the tomb." },
      ],
      success: "Any treasure worth at least the monster does. Dead, you keep none.",
      rules: ["TK-7", "TK-12", "TK-17"],
    },
    {
      id: "scroll",
      opening: "An ace burns a torch, then you play on. Three are burnt.",
      goal: "Go on: you hold the joker, the Scroll of Light (6 points).",
      deal: pack("JK 2S 9C AC AH AS 3S 8C AD 4S"),
      before: TURNS,
      reached: { type: "event", event: "scroll" },
      solution: "delve",
      holds: ["scroll"],
      success: "It saves you once: that ace goes to the pack’s bottom.",
      rules: ["TK-20"],
    },
    {
      id: "turn-back",
      opening: "No scroll here: at the fourth ace you are lost for ever.",
      goal: "Three torches are burnt. Turn back before it is too late.",
      deal: pack("AC AD 5D 9C AH 2S 8C 4S 7C"),
      before: TURNS,
      reached: {
        type: "all",
        goals: [
          { type: "event", event: "turned-back" },
          { type: "none", event: "turn-began", with: { row: "delve" } },
        ],
      },
      solution: "retreat",
      answers: [
        {
          when: { type: "event", event: "turn-began", with: { row: "delve" } },
          says: "One turn deeper is one more back; one torch is left.",
        },
      ],
      success: "The way back is as long as the way down, less one.",
      rules: ["TK-1", "TK-2", "TK-20", "TK-21"],
    },
    {
      id: "out-alive",
      opening: "One turn lies between you and the daylight.",
      goal: "Fight your way out, and keep your treasure.",
      reached: {
        type: "all",
        goals: [
          { type: "ends", status: "escaped" },
          { type: "none", event: "dropped" },
        ],
      },
      solution: "play",
      answers: [
        {
          when: { type: "event", event: "dropped" },
          says: "You are out, but the treasure stays in the tomb.",
        },
      ],
      success: "You got out with treasure: not a win, but not a death.",
      rules: ["TK-2", "TK-22"],
    },
  ],
  leftOut: {
    "TK-11":
      "the jack of spades does to a monster what the lesson's jack does to a trap, and its button says so",
    "TK-30": "the ladder is for those who have come out alive before",
    "TK-31": "a duel explains itself where it is begun",
    "TK-32": "a variant, explained where it is chosen",
    "TK-40": "what has been seen stays in sight, so nobody need know the rule",
    "TK-41": "rulings on rare cases, each told by its button when it comes",
  },
});
