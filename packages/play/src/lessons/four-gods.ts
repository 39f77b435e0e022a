import type { Course, LessonDeal } from "./course.js";

/** Four locations, then twelve cards a path: rows 2 to 7, the left card first. */
const DEAL: LessonDeal = {
  code: "FG-1-6",
  placed: {
    0: "L1 L2 L3 L4",
    4: "F03 F10 T08 T03",
    16: "W11 W05",
    28: "E04 E06",
    40: "F04 F07",
  },
  rolls: "6",
};

const PARTY = "take:p1 p1L take:p1 p1L";
const ARMED = `${PARTY} equip:p2:F03 p2L`;
const FOUGHT = `${ARMED} fight:p3:L1 p3L`;
const BEATEN = `${FOUGHT} fight:p3:F03 p3L`;
const ROLLED = `${BEATEN} trap:p4 p4L`;

/** A game that was won, but for its last moves. */
const WON =
  "take:p2 p2L equip:p4:L1 p4L take:p4 p4R equip:p2:F05 p2R trap:p2 p2L trap:p1 p1L trap:p1 p1R trap:p1 " +
  "p1L fight:p1:L1 p1R fight:p2:F05 p2L take:p1 p1R trap:p1 p1R equip:p1:F08 fight:p2:F08 p2R " +
  "fight:p3:F08 p3L take:p4 p4L equip:p2:F10 p2R trap:p4 p4L take:p4 p4R trap:p3 p3L equip:p2:F01 " +
  "fight:p3:F01 p3L trap:p3 p3R fight:p3:F10 p3L take:p3 p3L equip:p3:F03 trap:p4 p4L";

export const fourGods: Course = {
  game: "four-gods",
  levels: [
    {
      id: "a-friend",
      opening: "Four dream paths, four gods. Nobody walks them alone.",
      goal: "Take along the friend at Tanis Diggs, called after the place.",
      deal: DEAL,
      reached: { type: "event", event: "joined" },
      lit: ["p1"],
      solution: "take:p1",
      otherwise: "That is allowed, but first a friend.",
      success: "Each path shows one card. Deal with them in any order.",
      rules: ["FG-1", "FG-2", "FG-3"],
    },
    {
      id: "left-or-right",
      opening: "The path goes on: two cards, face down.",
      goal: "Turn up one of the two.",
      deal: DEAL,
      before: "take:p1",
      reached: { type: "event", event: "turned" },
      lit: ["p1L", "p1R"],
      solution: "p1L",
      otherwise: "That is allowed, but choose a card first.",
      success: "The other one is gone, and nobody knows what it was.",
      rules: ["FG-4"],
    },
    {
      id: "two-friends",
      opening: "Another friend! Two may walk with you.",
      goal: "Take Captain Rosalind Thorne along, too.",
      deal: DEAL,
      before: "take:p1 p1L",
      reached: { type: "event", event: "joined" },
      lit: ["p1", "ally2"],
      solution: "take:p1",
      otherwise: "That is allowed, but take her along first.",
      success: "Attack, defence, luck: each friend has three numbers.",
      rules: ["FG-7"],
    },
    {
      id: "a-weapon",
      opening: "A weapon's numbers count for whoever holds it.",
      goal: "Give the weapon, Secret Base, to one of your friends.",
      deal: DEAL,
      before: PARTY,
      reached: { type: "event", event: "armed" },
      lit: ["p2", "ally1", "ally2"],
      solution: "equip:p2:F03",
      otherwise: "That is allowed, but the weapon still lies there.",
      success: "One weapon each: it can be dropped, never swapped.",
      rules: ["FG-9"],
    },
    {
      id: "a-fight",
      opening: "In a fight both friends strike; one takes the blow.",
      goal: "Fight the foe, and let Tanis Diggs take the blow.",
      deal: DEAL,
      before: ARMED,
      reached: { type: "event", event: "hurt", with: { ally: { id: "L1" } } },
      lit: ["p3", "ally1"],
      solution: "fight:p3:L1",
      otherwise: "That is allowed, but it changes who can bear the next blow.",
      success: "Wounds stay. More than the defence, and a friend is gone.",
      rules: ["FG-11"],
    },
    {
      id: "who-takes-the-blow",
      opening: "The next foe strikes for 14. Tanis can bear 9 more.",
      goal: "Beat the foe, and lose nobody.",
      deal: DEAL,
      before: FOUGHT,
      reached: {
        type: "all",
        goals: [
          { type: "event", event: "beaten", with: { foe: { id: "E04" } } },
          { type: "event", event: "hurt", with: { ally: { id: "F03" } } },
        ],
      },
      lit: ["p3", "ally2"],
      solution: "fight:p3:F03",
      answers: [{ move: "fight:p3:L1", says: "Too many wounds: a friend is gone for good." }],
      otherwise: "That is allowed, but the foe still stands.",
      success: "The buttons tell before you choose what it will cost.",
      rules: ["FG-6", "FG-11"],
    },
    {
      id: "a-trap",
      opening: "One die against the trap. All luck together lowers the need.",
      goal: "Face the trap, the Temple of the Idol.",
      deal: DEAL,
      before: BEATEN,
      reached: { type: "event", event: "rolled", with: { disarmed: true } },
      lit: ["p4", "die"],
      solution: "trap:p4",
      answers: [{ move: "dismiss:*", says: "One friend fewer is less luck, just before a trap." }],
      otherwise: "That is allowed, but it may cost you luck.",
      success: "Disarmed! A roll too low hurts both, and you pass.",
      rules: ["FG-12", "FG-13"],
    },
    {
      id: "making-room",
      opening: "Tomasz Wilk is strong, but two are with you already.",
      goal: "Send Tanis Diggs away, then take Wilk along.",
      deal: DEAL,
      before: ROLLED,
      reached: { type: "event", event: "joined", with: { ally: { id: "F04" } } },
      lit: ["p4"],
      solution: "dismiss:L1 take:p4",
      answers: [{ move: "dismiss:F03", says: "She holds the weapon, and it left with her." }],
      otherwise: "That is allowed, but there is no room yet.",
      success: "Who is sent away is gone for good, weapon and all.",
      rules: ["FG-7", "FG-8"],
    },
    {
      id: "the-fourth-artifact",
      opening: "Three artifacts are yours. One foe stands before the last.",
      goal: "Beat Sable Corrigan, and wake.",
      deal: { code: "FG-1-6" },
      before: WON,
      reached: { type: "ends", status: "won" },
      lit: ["p4"],
      solution: "fight:p4:F03",
      otherwise: "That is allowed, but the foe still stands.",
      success: "Four artifacts, a friend alive: won. Without friends all is lost.",
      rules: ["FG-5", "FG-6"],
    },
  ],
  leftOut: {
    "FG-0": "the card set is the table's affair, not the player's",
    "FG-10": "to drop a weapon is seldom wise, and its button says what it costs",
    "FG-20": "a variant, explained where it is chosen",
    "FG-21": "a variant, explained where it is chosen",
    "FG-30": "what is known is what lies open, as anybody would think",
  },
};
