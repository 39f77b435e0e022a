import type { Score } from "../../../core/game.js";
import type { Encounter, EncounterKind, Event, OwnEnding } from "../../../games/tomb-of-four-kings/types.js";
import type { GameMessages } from "../../catalogue.js";
import { capital, cardName, counted, listInWords, numberName } from "../words.js";
import { someDenizen, theDenizen } from "./denizens.js";

/** The four skills by their jacks. */
export const SKILLS: Readonly<Record<string, string>> = {
  JS: "Go Berserk",
  JD: "Disarm Mechanism",
  JC: "Pick Lock",
  JH: "Dodge Blow",
};

const HOARDS: Readonly<Record<string, string>> = {
  KC: "a golden sceptre",
  KD: "a chest of uncut diamonds",
  KH: "a ruby as large as a fist",
  KS: "a sword with a jewelled hilt",
};

const GODDESS: Readonly<Record<string, string>> = {
  QC: "A scent of spring fills the passage",
  QD: "A light like dawn falls on the stones",
  QH: "A warm hand seems to rest on your shoulder",
  QS: "A clear voice sings in the dark",
};

function isScroll(card: string): boolean {
  return card === "JK";
}

/** `the Scroll of Light`, `the hoard of the king of clubs`, `treasure worth 7`. */
function treasureName(card: string, worth: number): string {
  if (isScroll(card)) return "the Scroll of Light";
  if (card.startsWith("K")) return `the hoard of the ${cardName(card)}`;
  return `treasure worth ${worth}`;
}

/** `1 point`, `17 points`. */
function pointsInWords(points: number): string {
  return points === 1 ? "1 point" : `${points} points`;
}

/** `one torch is left`, `two torches are left`. */
function torchesLeft(burnt: number): string {
  const left = 4 - burnt;
  return left === 1 ? "one torch is left" : `${numberName(left)} torches are left`;
}

const TORCHES = [
  (left: string) => `The first torch gutters and dies. Behind you the shadows close up; ${left}.`,
  (left: string) => `The second torch burns out. The dark has come closer; ${left}.`,
  (left: string) => `The third torch hisses and dies. Your hand shakes: ${left}.`,
  () => "The last torch flickers, sinks, and is gone.",
];

/** Several lines for each kind; the size of the pack chooses, so that a deal repeats its story. */
const MET: Readonly<Record<EncounterKind, readonly ((name: string, value: string) => string)[]>> = {
  monster: [
    (name, value) => `Something stirs: ${name} blocks the way! You need ${value} or more to bring it down.`,
    (name, value) => `Eyes in the dark, and then ${name} is upon you! It takes ${value} or more to fell it.`,
    (name, value) =>
      `You are not alone here: ${name} bars the passage. ${capital(value)} or more will beat it.`,
  ],
  trap: [
    (name, value) => `Treasure glints ahead, but ${name} guards it. One chance: ${value} or more.`,
    (name, value) =>
      `A click under your heel: ${name}, and treasure behind it! One chance: ${value} or more.`,
    (name, value) => `Whoever hid this treasure left ${name} to watch it. One chance: ${value} or more.`,
  ],
  door: [
    (name, value) => `The passage ends at ${name}, shut fast. One try: ${value} or more opens it.`,
    (name, value) => `Out of the dust looms ${name}. One try: ${value} or more moves it.`,
    (name, value) => `Here stands ${name}, and no key to it. One try: ${value} or more will do.`,
  ],
};

function metLine(encounter: Encounter, left: number): string {
  const lines = MET[encounter.kind];
  return lines[left % lines.length]?.(someDenizen(encounter), numberName(encounter.value)) ?? "";
}

const BY_FAVOUR: Readonly<Record<EncounterKind, (name: string) => string>> = {
  monster: (name) => `The queen's favour: ${name} cowers before the goddess and slinks away.`,
  trap: (name) => `The queen's favour: the goddess holds her hand over ${name}, and it never stirs.`,
  door: (name) => `The queen's favour: at the goddess's breath ${name} swings open without a sound.`,
};
const BY_ACTION: Readonly<Record<EncounterKind, (name: string) => string>> = {
  monster: (name) => `${capital(name)} falls, and the way is free.`,
  trap: (name) => `You slip past ${name}, and the treasure is yours.`,
  door: (name) => `${capital(name)} groans and gives way.`,
};
const BY_SKILL: Readonly<Record<EncounterKind, (name: string) => string>> = {
  monster: (name) => `Before your fury ${name} has no chance.`,
  trap: (name) => `A turn of the wrist, and ${name} is only old iron.`,
  door: (name) => `The last pin lifts, and ${name} stands open.`,
};
const OVERCOME = { favour: BY_FAVOUR, action: BY_ACTION, skill: BY_SKILL } as const;

const SKILL_USED: Readonly<Record<EncounterKind, (name: string) => string>> = {
  monster: (name) => `Go Berserk! With a roar you throw yourself upon ${name}.`,
  trap: (name) => `Disarm Mechanism! You kneel and find the hidden spring of ${name}.`,
  door: (name) => `Pick Lock! You bend to the keyhole of ${name} and listen.`,
};

/** An action card that was enough, or what it lacked. */
function actionLine(value: number, encounter: Encounter, short: number): string {
  const name = theDenizen(encounter);
  const number = numberName(value);
  if (short === 0) {
    const strikes = {
      monster: `You strike with all of ${number} at ${name}!`,
      trap: `With ${number} you are quick enough for ${name}.`,
      door: `You throw ${number} against ${name}.`,
    };
    return strikes[encounter.kind];
  }
  const failures = {
    monster: `Your blow of ${number} glances off; ${name} was ${numberName(short)} too strong.`,
    trap: `A click! With ${number} you set off ${name}, ${numberName(short)} too slow.`,
    door: `You push with ${number}, and ${name} jams, ${numberName(short)} short of opening.`,
  };
  return failures[encounter.kind];
}

function hitLine(encounter: Encounter, amount: number, hitPoints: number): string {
  const hurt = encounter.kind === "monster" ? "wounds you" : "catches you";
  const left =
    hitPoints === 0
      ? "no life is left in you"
      : `${counted(hitPoints, "hit point")} ${hitPoints === 1 ? "is" : "are"} left`;
  return `${capital(theDenizen(encounter))} ${hurt} for ${numberName(amount)}: ${left}.`;
}

function discardedLine(card: string, number: number, amount: number): string {
  const lost = amount === 1 ? "Lost" : `Lost, ${number} of ${amount}`;
  if (card.startsWith("A")) return `${lost}: a torch, the ${cardName(card)}.`;
  if (isScroll(card)) return `${lost}: the Scroll of Light.`;
  if (card.startsWith("K")) return `${lost}: a hoard, the ${cardName(card)}!`;
  return `${lost}: the ${cardName(card)}.`;
}

/** With the fourth king all that a win needs is in the sack (TK-22). */
function collectedLine({ cards, worth, points, kings }: Extract<Event, { type: "collected" }>): string {
  const [first = ""] = cards;
  const isFourth = kings === 4 && cards.some((card) => card.startsWith("K"));
  const all = isFourth ? " All four kings: come out alive, and you win!" : "";
  const what =
    cards.length === 1 ? treasureName(first, worth) : `${counted(cards.length, "treasure")} worth ${worth}`;
  return `Into the sack with ${what}, which makes ${pointsInWords(points)} in all.${all}`;
}

const KINGS_HOME = [
  "no king's hoard",
  "the hoard of one king",
  "the hoards of two kings",
  "the hoards of three kings",
  "the hoards of all four kings",
];

/** The lasting loss of a turn not won (TK-7): a king's hoard, or the scroll. */
function hoardsLost(cards: readonly string[]): string {
  const lost = cards.filter((card) => card.startsWith("K") || isScroll(card));
  const names = lost.map((card) => (isScroll(card) ? "the Scroll of Light" : `the ${cardName(card)}`));
  if (names.length === 0) return "";
  return `${capital(listInWords(names))} ${names.length === 1 ? "stays" : "stay"} behind for good. `;
}

/** TK-22: kings, and points. */
function scoreInWords({ text }: Score): string {
  const [kings = "", points = ""] = text.split("/");
  return `${kingsInWords(kings)}, ${points} ${points === "1" ? "point" : "points"}`;
}

function kingsInWords(kings = ""): string {
  return `${kings} ${kings === "1" ? "king" : "kings"}`;
}

/** Points count, whatever the kings: the best may have fewer of them than the player had. */
function bestScore(best: Score, own: Score): string {
  const [kings, ownKings] = [best, own].map(({ text }) => kingsInWords(text.split("/")[0]));
  const most = `the most is ${pointsInWords(best.value)} (with ${kings})`;
  return own.value === 0 ? most : `${most}; you had ${own.value} with ${ownKings}`;
}

function moveLabel(word: string): string {
  const [type = "", card = ""] = word.split(":");
  switch (type) {
    case "delve":
      return "delve a turn deeper";
    case "retreat":
      return "retreat towards the light";
    case "play":
      return "play the next card";
    case "skill":
      return "use your skill";
    case "take":
      return "take the hit";
    case "dodge":
      return "dodge the blow (jack of hearts)";
    case "discard":
      return "leave the door jammed and pay its price";
    case "drop":
      return isScroll(card) ? "drop the Scroll of Light and flee" : `drop the ${cardName(card)} and flee`;
    default:
      return isScroll(card) ? "leave the Scroll of Light here" : `leave the ${cardName(card)} here`;
  }
}

export const tombOfFourKings: GameMessages<Event, OwnEnding> = {
  story:
    "You stand at the entrance of the legendary tomb. Below lies a dark and sprawling labyrinth, and somewhere in it " +
    "the hoards of four kings. You carry four torches and your courage. How deep do you dare to go, and will you see " +
    "daylight again?",
  options: {
    // TK-32
    "by-memory": {
      name: "By the book",
      what:
        "The table as its inventor lays it: hit points are cards that are turned over, finished turns and lost cards lie face " +
        "down, and you may not look at them again. The log, the risks and hints do not name them until the game is over. " +
        "At the end there is a score sheet. The rules are the same.",
    },
  },
  events: {
    "turned-back": ({ delved, ahead }) =>
      ahead === 0
        ? "One look into the tomb is enough. You turn on your heel, and daylight is only a step away."
        : `${capital(counted(delved, "turn"))} deep, you turn around. ${capital(counted(ahead, "turn"))} of darkness ${ahead === 1 ? "lies" : "lie"} between you and the light.`,
    "turn-began": ({ row, number, last }) => {
      if (last) return "A pale glimmer ahead: the last turn before the entrance. What guards it?";
      if (row === "retreat")
        return `Back towards the light: turn ${number} of the retreat. What waits behind this corner?`;
      if (number === 1) return "You light a torch and step over the threshold into the dark.";
      return `Deeper down: turn ${number} of the delve. The air grows colder.`;
    },
    torch: ({ burnt }) => TORCHES[burnt - 1]?.(torchesLeft(burnt)) ?? "A torch burns out.",
    scroll: () =>
      "The last torch dies, and the Scroll of Light blazes up in your hand! It burns away, and one torch burns anew. There will not be another.",
    "skill-found": ({ card }) =>
      `A thought from better days: the skill ${SKILLS[card]}, the ${cardName(card)}, is yours.`,
    favour: ({ card, encounter, again }) => {
      const queen = capital(`the ${cardName(card)}`);
      if (encounter) return `${queen}! ${GODDESS[card]}: the goddess is with you, here and now.`;
      if (again)
        return `${queen}! ${GODDESS[card]}, and the goddess laughs: she was here before you asked twice.`;
      return `${queen}! ${GODDESS[card]}: the goddess walks beside you, and whatever comes next gives way.`;
    },
    treasure: ({ card }) =>
      isScroll(card)
        ? "In a niche lies the Scroll of Light. It strikes no blow; win this turn and it is yours."
        : `A tomb hoard! The ${cardName(card)} lies here with ${HOARDS[card]}. Win this turn and it is yours.`,
    encounter: ({ encounter, left }) => metLine(encounter, left),
    action: ({ value, encounter, short }) => actionLine(value, encounter, short),
    "skill-used": ({ encounter }) => SKILL_USED[encounter.kind](theDenizen(encounter)),
    dropped: ({ card, worth, encounter }) =>
      `You fling down ${treasureName(card, worth)} and run while ${theDenizen(encounter)} falls upon it.`,
    hit: ({ encounter, amount, hitPoints }) => hitLine(encounter, amount, hitPoints),
    dodged: ({ encounter, amount }) =>
      `Dodge Blow! ${capital(theDenizen(encounter))} misses you by a hair; ${counted(amount, "hit point")} saved.`,
    overcome: ({ encounter, by }) => OVERCOME[by][encounter.kind](theDenizen(encounter)),
    jammed: ({ encounter, amount }) =>
      `${capital(theDenizen(encounter))} will not open. You must find a way around, and it costs ${counted(amount, "card")}.`,
    discarded: ({ card, number, amount }) => discardedLine(card, number, amount),
    "left-behind": ({ card, worth }) => `With a sigh you leave ${treasureName(card, worth)} to mark the way.`,
    collected: collectedLine,
    "turn-ended": ({ row, won, cards }) => {
      if (won) return row === "delve" ? "The way down lies open." : "You are a turn nearer to the light.";
      return (
        hoardsLost(cards) +
        (row === "delve" ? "You press on into the dark." : "Nothing gained, but a turn nearer to the light.")
      );
    },
    emerged: ({ points, kings }) =>
      points === 0
        ? "Daylight! Your sack is empty, but you breathe the open air, and you are alive."
        : `Daylight! You stumble out alive with ${pointsInWords(points)} and ${KINGS_HOME[kings]}.`,
    died: ({ encounter }) =>
      encounter.kind === "monster"
        ? `${capital(theDenizen(encounter))} was the last thing you saw. The tomb has one more sleeper.`
        : `${capital(theDenizen(encounter))} has ended your tale. The tomb has one more sleeper.`,
    darkness: () => "Darkness, utter and for ever. You grope along the walls, and no turn leads home.",
  },
  move: moveLabel,
  score: scoreInWords,
  goal: "to get out with all four kings",
  bestScore,
  wholeWin: "all four kings",
  endings: {
    won: ({ score }) =>
      `All four kings' hoards, ${pointsInWords(score.value)}: they will sing of you for a hundred years.`,
    escaped: ({ score }) =>
      score.value === 0
        ? "Out alive with nothing but the tale. Many a richer sack lies down there beside its bearer."
        : `Out alive with ${pointsInWords(score.value)}. The tomb keeps the rest for another day.`,
    lost: () => "The tomb keeps you and all you gathered. Somewhere above, the sun goes on shining.",
    resigned: () => "You sit down in the dark and go no further. The tomb is patient.",
  },
};
