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
