import type { CardOdds } from "@tetrarch/engine/tomb-of-four-kings";

/** The words drawn on the table. */
export const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;
export const lost = (count: number) => `${count} lost`;
export const hitPoints = (count: number) => `${count} hit ${count === 1 ? "point" : "points"}`;
export const discards = "Lost";
export const loot = "Loot";
export const points = "points";

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
export const met = (kind: Foe, value: number) => `${MET[kind]} of ${value}`;
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

/** Why a move is advised, as far as it can be checked on the table. */
const toEnd = (count: number, none = "none") =>
  count === 0 ? `${none} ends the game` : `${count} ${count === 1 ? "ends" : "end"} the game`;
const toTurns = (count: number) => `${count} ${count === 1 ? "turn" : "turns"}`;
const SHORT = { monster: "wound you", trap: "hurt you", door: "jam it" } as const;
const SHORT_BY_ONE = { monster: "wounds you", trap: "hurts you", door: "jams it" } as const;
type Foe = keyof typeof SHORT;
const WINS = { monster: ["beats", "beat"], trap: ["disarms", "disarm"], door: ["opens", "open"] } as const;
const toWin = (kind: Foe, count: number) =>
  count === 0 ? "none wins" : `${count} ${WINS[kind][count === 1 ? 0 : 1]} it`;
const risks = (kind: Foe, { short, ends, mayDarken }: CardOdds) => {
  if (short === 0) return toEnd(ends);
  const cost = `${short} ${short === 1 ? SHORT_BY_ONE[kind] : SHORT[kind]}`;
  if (mayDarken && ends === 0) return `${cost} and may end the game`;
  // What a jam discards may hold the aces that are left, however rarely.
  return `${cost}, ${mayDarken ? "and may end the game, " : ""}${toEnd(ends, kind === "door" ? "none alone" : "none")}`;
};
/** The cards that neither win nor harm: jacks and kings, and aces as long as no end is near. */
const rest = ({ left, wins, short, ends, mayDarken }: CardOdds) =>
  mayDarken || wins + short + ends === left ? "" : " The rest decide nothing.";
/** What the skill saves from: `21 of 41 would hurt you, none would end the game`. */
const wouldBe = (kind: Foe, { left, short, ends }: CardOdds) => {
  if (short === 0)
    return ends === 0 ? `none of ${left} would do harm` : `${ends} of ${left} would end the game`;
  return `${short} of ${left} would ${SHORT[kind]}, ${ends === 0 ? "none" : ends} would end the game`;
};

export const WHY = {
  /** A card is turned up against an encounter. */
  play: (kind: Foe, odds: CardOdds) =>
    `Of ${cards(odds.left)} left ${toWin(kind, odds.wins)}, ${risks(kind, odds)}.${rest(odds)}`,
  /** The skill is used instead. */
  skill: (kind: Foe, odds: CardOdds, isForKing: boolean) =>
    `${isForKing ? "A king is at stake. A" : "It is sure. Playing a"} card instead: ${wouldBe(kind, odds)}.`,
  keepsSkill: "It keeps the skill for later.",
  spendsNothing: "It spends no skill and no treasure.",
  isSure: "It wins for certain.",
  atStake: "A king is at stake.",
  unjam: (short: number) => `It saves ${cards(short)} of the pack.`,
  jam: (short: number, left: number) => `It costs ${short} of ${left} cards; the skill stays in hand.`,
  drop: ({ left, ends }: CardOdds) =>
    `Of ${cards(left)} left ${ends} ${ends === 1 ? "ends" : "end"} the game: this way you live.`,
  flee: "You get away unhurt.",
  fleeWounds: ({ left, short }: CardOdds) =>
    `Of ${cards(left)} left ${short} would wound you: this way you get away unhurt.`,
  take: (left: number) => `You live with ${hitPoints(left)}, and keep Dodge Blow.`,
  dodgeToLive: "This hit would kill you.",
  dodge: (short: number, left: number) => `It saves ${short} of your ${hitPoints(left)}.`,
  leaveLeast: "It is the least you can leave.",
  keepScroll: "The scroll goes with you.",
  leaveOne: "One treasure must stay to mark the turn.",
  deeper: (kings: number, left: number, turns: number) =>
    `${kings === 0 ? "No king" : kings === 1 ? "1 king" : `${kings} kings`} among ${cards(left)} left${turns === 0 ? "" : `; then ${toTurns(turns)} back`}.`,
  allKings: "All four kings are yours: go home.",
  back: (left: number, turns: number, torches: number) =>
    `${cards(left)} left for ${toTurns(turns)} back; ${torches === 1 ? "1 torch burns" : `${torches} torches burn`}.`,
  wayOut: (worth: number) => `You are out with ${worth} ${worth === 1 ? "point" : "points"}.`,
  onwards: "It is the way to the daylight.",
  mayFind: "More treasure may lie below.",
} as const;

/** The score sheet on paper. */
export const scores = ["kings", "points"] as const;
export const counting =
  "Out alive, write your kings, and the worth of your treasure: 100 points at most. Dead or lost, write 0 and 0. The highest total of points wins.";
