import type { Rung } from "@tetrarch/engine/tomb-of-four-kings";
import type { RungGap } from "@tetrarch/play/tomb-of-four-kings";

/** The words drawn on the table. */
export const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;
export const lost = (count: number) => `${count} lost`;
export const loot = "Loot";
export const points = "points";

/** The ladder: the three things to reach, from the easiest up. */
export const ladder = "The ladder of the tomb";
export const RUNGS: Readonly<Record<Rung, string>> = {
  alive: "Out alive",
  hoards: "With all four hoards",
  series: "A series of three, five or ten",
};
/** Why a rung is not reached: of one game, or of a series. */
export const GAPS: Readonly<Record<RungGap, string>> = {
  "not-yet": "not done yet",
  "not-first": "done, but only with help or on known deals",
  "not-own": "done, but only where several players shared this screen",
  unfinished: "a series has begun, but is not finished",
  "none-alive": "a series is finished, but you came out alive in none of its games",
  "rung-below": "a series is done; reach the rung below first",
};
export const best = (points: number) => `best ${points} points`;
export const seriesTotal = (total: number, games: number) => `${total} in ${games} games`;
export const nextRung = "the next rung";
export const reached = "reached";
export const notReached = "not reached";
export const whatCounts = "Only first plays without help count: new deals, no hint, no move taken back.";
export const ladderUnreadable = (reason: string) => `The ladder cannot be shown: ${reason}.`;

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

/** What is shown large. */
export const turnedBack = "Back to the light";
export const scroll = "The Scroll of Light";
export const lastTorch = "The fourth torch is out";
export const treasure = (card: string) => `The ${card}`;
export const escaped = "Escaped";

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "only-move": "It is the only thing to do.",
  "go-deeper": "The way back is still short for the cards that are left.",
  "first-turn": "The first turn can only lead down.",
  "all-kings-in-hand": "All four kings are yours: go home.",
  "pack-runs-low": "The way back is long for the cards that are left.",
  "walk-back": "On, towards the daylight.",
  "trust-the-pack": "It spends no skill and no treasure.",
  "skill-for-a-king": "A king is at stake.",
  "skill-to-live": "The next card could kill you.",
  "skill-is-sure": "It wins for certain.",
  "skill-for-a-strong-foe": "This one is strong, and the skill wins for certain.",
  "skill-for-a-costly-jam": "To give the door up would cost two cards or more.",
  "cheap-jam": "It costs only one card of the pack.",
  "dodge-a-hard-hit": "This blow is a hard one.",
  "dodge-to-live": "This blow would kill you.",
  "take-a-light-hit": "You live, and keep the skill for a harder blow.",
  "drop-to-live": "It is far stronger than your hit points: better poorer than dead.",
  "leave-the-least": "It is the least you can leave behind.",
};
