import { FULL, nextHome, RANKS } from "./packed.js";

/**
 * The card of a suit that may go home as soon as it can: it is next, and its twin is home already (README, Lemma 2).
 * @param home how many cards of the suit are home
 * @returns −1 when there is none
 */
export function lastCopy(suit: number, home: number): number {
  return home >= RANKS && home < FULL ? nextHome(suit, home) : -1;
}
