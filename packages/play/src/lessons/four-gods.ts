import { course, type Goal, type LessonDeal, type Traits } from "./course.js";

/** Four locations, then twelve cards a path: rows 2 to 7, the left card first. */
const DEAL: LessonDeal = {
  code: "FG-1-6",
  placed: {
    0: "L1 L2 L3 L4",
    4: "F03 F10 T08 T03",
    16: "W12 W05",
    28: "E04 E06",
    40: "F04 F07",
  },
  rolls: "6 2 1 1 1",
};

/** A party as strong as the foe: attack 11 against a defence of 11. No trap hurts it. */
const ELEVEN: LessonDeal = {
  code: "FG-1-6",
  placed: { 0: "L1 L2 L3 L4", 4: "F02 F10", 16: "T12" },
  rolls: "6 6 6",
};

/** A friend who stands by her weapon alone, and a weapon that lies open. */
const WOUNDED: LessonDeal = {
  code: "FG-1-6",
  placed: {
    0: "L1 L2 L3 L4",
    4: "F03 F10 T08 T03",
    16: "W11 W05 W12 W01",
    28: "E06 E04 T10 T09",
  },
  rolls: "2 2 2 2",
};

/** A game that was won, but for its last moves. */
const WON =
  "take:p2 p2L equip:p4:L1 p4L take:p4 p4R equip:p2:F05 p2R trap:p2 p2L trap:p1 p1L trap:p1 p1R trap:p1 " +
  "p1L fight:p1:L1 p1R fight:p2:F05 p2L take:p1 p1R trap:p1 p1R equip:p1:F08 fight:p2:F08 p2R " +
  "fight:p3:F08 p3L take:p4 p4L equip:p2:F10 p2R trap:p4 p4L take:p4 p4R trap:p3 p3L equip:p2:F01 " +
  "fight:p3:F01 p3L trap:p3 p3R fight:p3:F10 p3L take:p3 p3L equip:p3:F03 trap:p4 p4L";

const FELL: Goal = { type: "event", event: "fell" };
/** What is said of a fall where nobody is left: it is told before that of one friend. */
const NO_FRIEND_LEFT = {
  when: { type: "event", event: "fell", with: { party: 0 } },
  says: "No friend is left: the dream is lost.",
} as const;
const DISMISSED: Goal = { type: "event", event: "dismissed" };

function event(name: string, traits: Traits): Goal {
  return { type: "event", event: name, with: traits };
}

/** The die was rolled for another trap than this one. */
function otherRoll(id: string): Goal {
  const rolled: Traits = { trap: { id } };
  return { type: "all", goals: [event("rolled", {}), { type: "none", event: "rolled", with: rolled }] };
}

/** A foe's blow or a trap was too much for an ally. */
function fallBy(cause: "foe" | "trap", by: Traits = {}): Goal {
  return { type: "all", goals: [event("fell", { cause }), event("hurt", { by })] };
}

/** These goals, with nobody fallen and nobody sent away. */
function withAll(...goals: readonly Goal[]): Goal {
  return {
    type: "all",
    goals: [...goals, { type: "none", event: "fell" }, { type: "none", event: "dismissed" }],
  };
}

export const fourGods = course({
  game: "four-gods",
  levels: [
    {
      id: "a-friend",
      opening: "Four paths, an artifact at each end: win all four.",
      goal: "Nobody walks alone: take the foreman of Tanis Diggs along.",
      deal: DEAL,
      reached: event("joined", { ally: { id: "L1" } }),
      solution: "take:p1",
      success: "A card lies open on each path; traps show the roll needed.",
      rules: ["FG-1", "FG-2", "FG-3"],
    },
    {
      id: "left-or-right",
      opening: "The path goes on: two cards, face down. You choose one.",
      goal: "Turn up the left card.",
      reached: event("turned", { path: "p1", row: 2, side: "L" }),
      solution: "p1L",
      answers: [
        {
          when: event("turned", { path: "p1", row: 2, side: "R" }),
          says: "The task was the left one. In a game either will do.",
        },
      ],
      success: "The other card is gone for good: each row gives only one.",
      rules: ["FG-4"],
    },
    {
      id: "two-friends",
      opening: "Another friend! Two may walk with you.",
      goal: "Take Captain Rosalind Thorne along, too.",
      reached: event("joined", { ally: { id: "F03" } }),
      solution: "take:p1",
      answers: [NO_FRIEND_LEFT],
      success: "Attack, defence, luck: each friend has three numbers.",
      rules: ["FG-7"],
    },
    {
      id: "a-weapon",
      opening: "A weapon's numbers count for whoever holds it.",
      goal: "Give the crate from the Secret Base to Captain Rosalind Thorne.",
      before: "p1L",
      reached: event("armed", { ally: { id: "F03" }, weapon: { id: "L2" } }),
      solution: "equip:p2:F03",
      answers: [
        {
          when: event("armed", { ally: { id: "L1" }, weapon: { id: "L2" } }),
          says: "The foreman of Tanis Diggs holds it: weapons cannot change hands.",
        },
        {
          when: event("dismissed", { ally: { id: "F03" } }),
          says: "She is gone for good, and never gets it.",
        },
      ],
      success: "One weapon each: it can be dropped, never swapped.",
      rules: ["FG-9"],
    },
    {
      id: "a-fight",
      opening: "In a fight both friends strike; one takes the blow.",
      goal: "Fight Streets of Cairo with the foreman of Tanis Diggs.",
      before: "p2L",
      reached: withAll(event("hurt", { ally: { id: "L1" }, by: { id: "L3" } })),
      solution: "fight:p3:L1",
      answers: [
        {
          when: event("hurt", { ally: { id: "F03" }, by: { id: "L3" } }),
          says: "Captain Rosalind Thorne took the blow instead.",
        },
        { when: DISMISSED, says: "Who is sent away does not come back." },
      ],
      success: "Wounds stay. A friend with more wounds than defence falls.",
      rules: ["FG-11"],
    },
    {
      id: "who-takes-the-blow",
      opening: "The foe strikes for 14. The foreman of Tanis Diggs bears 9.",
      goal: "Beat Colonel Harkness Vane, and lose nobody.",
      before: "p3L",
      reached: withAll(event("beaten", { foe: { id: "E04" } })),
      asks: { end: "place", from: "p3" },
      solution: "fight:p3:F03",
      answers: [
        { when: FELL, says: "Too many wounds: a friend is gone for good." },
        { when: DISMISSED, says: "Who is sent away is lost, too." },
      ],
      success: "The buttons tell before you choose what it will cost.",
      rules: ["FG-6", "FG-11"],
    },
    {
      id: "a-trap",
      opening: "Luck 19 needs 5 or more: press the trap for the table.",
      goal: "Face the Temple of the Idol, both friends together.",
      before: "p3L",
      reached: withAll(event("rolled", { trap: { id: "L4" }, disarmed: true })),
      solution: "trap:p4",
      answers: [
        { when: otherRoll("L4"), says: "That die was spent on another trap." },
        { when: DISMISSED, says: "One friend fewer is less luck, just before a trap." },
      ],
      success: "All luck together lowers the roll needed. Disarmed!",
      rules: ["FG-12"],
    },
    {
      id: "a-failed-trap",
      opening: "With 0 defence left a friend still stands; one more fells.",
      goal: "Face Falling Portcullis together: this time the die is low.",
      before: "p4L",
      reached: withAll(event("rolled", { trap: { id: "T10" }, disarmed: false })),
      solution: "trap:p3",
      answers: [
        {
          when: event("dropped", { ally: { id: "F03" } }),
          says: "Unarmed she bears 21; the trap would make it 23.",
        },
        { when: otherRoll("T10"), says: "The low die was spent on another trap." },
        { when: DISMISSED, says: "One friend fewer is less luck, just before a trap." },
      ],
      success: "It hurts both, but a failed trap is passed, too.",
      rules: ["FG-11", "FG-13"],
    },
    {
      id: "making-room",
      opening: "Tomasz Wilk is strong, but two are with you already.",
      goal: "Send the foreman of Tanis Diggs away, then take Tomasz Wilk along.",
      before: "p3L",
      reached: {
        type: "all",
        goals: [
          event("dismissed", { ally: { id: "L1" } }),
          event("joined", { ally: { id: "F04" } }),
          { type: "none", event: "dismissed", with: { ally: { id: "F03" } } },
          { type: "none", event: "fell" },
        ],
      },
      solution: "dismiss:L1 take:p4",
      answers: [
        {
          when: event("dismissed", { ally: { id: "F03" } }),
          says: "Captain Rosalind Thorne held the weapon: both are gone.",
        },
        {
          when: event("fell", { cause: "drop" }),
          says: "Without the weapon the wounds are more than the defence.",
        },
        NO_FRIEND_LEFT,
        { when: FELL, says: "One more wound was too many: a friend fell." },
      ],
      success: "Who is sent away is gone for good, weapon and all.",
      rules: ["FG-7", "FG-8"],
    },
    {
      id: "eleven-against-eleven",
      opening: "You strike for 11. Its defence is 11: it still stands.",
      goal: "Beat the Streets of Cairo mob; lose nobody.",
      deal: ELEVEN,
      before: "take:p1 p1L take:p1 p1L equip:p2:F02 p2L drop:F02",
      reached: withAll(event("beaten", { foe: { id: "L3" } })),
      solution: "fight:p3:L1 fight:p3:F02",
      answers: [
        { when: fallBy("foe", { id: "L3" }), says: "Two blows of 12 are too many for one." },
        { when: DISMISSED, says: "Who is sent away is lost, too." },
      ],
      success: "Wounds stay, its and yours: share the blows.",
      rules: ["FG-11"],
    },
    {
      id: "drop-a-weapon",
      opening: "Hands are full. Press a held weapon: it can be dropped.",
      goal: "Free a hand and take the Yew Bow; lose nobody.",
      deal: WOUNDED,
      before: "take:p1 p1L take:p1 p1L equip:p2:F03 p2L equip:p2:L1 p2L fight:p3:F03 p3L fight:p3:F03 p3L",
      reached: withAll(event("armed", { weapon: { id: "W12" } })),
      asks: { end: "card", from: "ally1" },
      solution: "drop:L1 equip:p2:L1",
      answers: [
        {
          when: event("fell", { cause: "drop" }),
          says: "22 wounds, and only 21 without the weapon: she fell.",
        },
        { when: fallBy("trap"), says: "22 of 23 wounds: she could not bear a trap." },
        { when: DISMISSED, says: "Who is sent away is lost, too." },
      ],
      success: "A dropped weapon is gone for good; its defence, too.",
      rules: ["FG-10"],
    },
    {
      id: "the-fourth-artifact",
      opening: "Three artifacts are yours. One foe stands before the last.",
      goal: "Beat Sable Corrigan, and wake.",
      deal: { code: "FG-1-6" },
      before: WON,
      reached: { type: "ends", status: "won" },
      solution: "fight:p4:F03",
      answers: [
        {
          when: event("dismissed", { ally: { id: "F03" } }),
          says: "Alone, Wilhelmina Ashdown is too weak to win.",
        },
        {
          when: { type: "lies", card: "F03", on: null, pile: "ally1" },
          says: "Alone and unarmed, Captain Rosalind Thorne is too weak to win.",
        },
      ],
      success: "Four artifacts, a friend alive: won. Without friends all is lost.",
      rules: ["FG-5", "FG-6"],
    },
  ],
  leftOut: {
    "FG-0": "the card set is the table's affair, not the player's",
    "FG-20": "a variant, explained where it is chosen",
    "FG-21": "a variant, explained where it is chosen",
    ...Object.fromEntries(
      ["FG-22", "FG-23", "FG-24", "FG-25", "FG-26"].map((rule) => [
        rule,
        "own card sets, explained in the workshop",
      ]),
    ),
    "FG-30": "what is known is what lies open, as anybody would think",
  },
});
