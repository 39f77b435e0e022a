import type { CardOdds } from "@tetrarch/engine/tomb-of-four-kings";
import { cards, hitPoints } from "./words.js";

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
