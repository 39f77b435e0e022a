/** The words drawn on the table. */
export const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;
export const lost = (count: number) => `${count} lost`;
export const hitPoints = (count: number) => `${count} hit ${count === 1 ? "point" : "points"}`;
export const discards = "Lost";
export const loot = "Loot";
export const kings = "Kings";
export const wayIn = "In";
export const wayBack = "Back";
/** The most hearts that the next card may cost. */
export const atMost = (hearts: number) => `up to −${hearts}`;
/** At the hearts, where it may be the last ones. */
export const deadly = "deadly";
export const toLight = (turns: number) => `${turns} ${turns === 1 ? "turn" : "turns"} to daylight`;
/** On the king or the scroll that a turn is fought for. */
export const prize = "Prize";

/** The ladder: the three things to reach, from the easiest up. */
export const ladder = "The ladder of the tomb";
export const best = (points: number) => `best ${points} points`;
export const seriesTotal = (total: number, games: number) => `${total} in ${games} games`;
export const nextRung = "the next rung";
export const reached = "reached";
export const notReached = "not reached";
export const whatCounts = "Only first plays without help count: new deals, no hint, no move taken back.";
export const ladderUnreadable = (reason: string) => `The ladder cannot be shown: ${reason}.`;

/** The score sheet of the games by the book. */
export const SHEET = {
  title: "Score sheet",
  what: "Tomb of Four Kings, by the book",
  empty: "No game by the book is finished yet. Choose it with a new deal.",
  date: "Date",
  deal: "Deal",
  ownDeal: "own deal",
  score: "Kings / points",
  gold: "Gold",
  best: "Best",
  noBest: "not out alive yet",
  inGold: (gold: number) => `${gold.toLocaleString("en-GB")} gold`,
  last: (games: number) => `Last ${games} games`,
  total: (points: number) => `${points} ${points === 1 ? "point" : "points"}`,
  number: (gold: number) => gold.toLocaleString("en-GB"),
} as const;

/** A skill in words: its jack's suit, a short name, and what its empty place says. */
export interface SkillWords {
  readonly suit: string;
  readonly name: string;
  readonly about: string;
}

/** In the order in which they lie in the hand. */
export const SKILLS: readonly SkillWords[] = [
  { suit: "S", name: "Berserk", about: "Berserk: the jack of spades, once found, fells a monster." },
  { suit: "D", name: "Disarm", about: "Disarm: the jack of diamonds, once found, stills a trap." },
  { suit: "C", name: "Pick lock", about: "Pick lock: the jack of clubs, once found, opens a door." },
  { suit: "H", name: "Dodge", about: "Dodge: the jack of hearts, once found, dodges a hit." },
];

/** Of a skill's name that is too long for a small card, a shorter one. */
export const SHORT: Readonly<Record<string, string>> = { Berserk: "Rage", "Pick lock": "Unlock" };

/** What is shown large, in at most four words. */
export const turnedBack = "Back to the light";
export const scroll = "The Scroll of Light";
const ORDINALS = ["First", "Second", "Third", "Fourth"];
export const torchDies = (burnt: number) => `${ORDINALS[burnt - 1]} torch dies`;
export const darkness = "Lost in the dark";
export const treasure = (card: string) => `The ${card}`;
export const allKings = "All four kings";
export const skillFound = (suit: string) => `${SKILLS.find((skill) => skill.suit === suit)?.name} found`;
export const favour = "The queen’s favour";
const MET = { monster: "Monster", trap: "Trap", door: "Door" } as const;
type Foe = keyof typeof MET;
export const met = (kind: Foe, value: number) => `${MET[kind]}: needs ${value}`;
const WON = { monster: "It falls", trap: "You slip past", door: "It opens" } as const;
export const won = (kind: Foe) => WON[kind];
const FAILED = {
  monster: (_: number, short: number) => `Too weak by ${short}`,
  trap: (_: number, short: number) => `Too slow by ${short}`,
  door: (value: number) => `Locked: needs ${value}`,
} as const;
export const failed = (kind: Foe, value: number, short: number) => FAILED[kind](value, short);
export const hit = (amount: number) => `Hit for ${amount}`;
export const cardLost = (number: number, amount: number) => `Lost ${number} of ${amount}`;
export const escaped = "Escaped";

/** What is lettered into the picture of the end. */
export const ENDS: Readonly<Record<string, string>> = {
  won: "Out with four kings",
  out: "Out alive",
  dead: "The tomb keeps you",
  dark: "Lost in the dark",
};

/** The score sheet on paper. */
export const scores = ["kings", "points"] as const;
export const counting =
  "Out alive, write your kings, and the worth of your treasure: 100 points at most. Dead or lost, write 0 and 0. The highest total of points wins.";
