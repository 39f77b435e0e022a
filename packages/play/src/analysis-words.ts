import { counted, differenceInWords } from "./words.js";

// What web and terminal say alike of an analysed game. The types are those of the solver's analysis, which is not known here.

/** Why a chance and luck are told of what could not be won: they go by another knowledge than the verdict. */
export const byOpenCards =
  "You could not know that: chances and luck here go by the cards that you could see.";

/** What the remainder leaves open; empty where it leaves nothing open. */
export function unsureInWords(unsureOf: readonly ("luck" | "choices")[]): string {
  if (unsureOf.length === 0) return "";
  const blamed = unsureOf.map((part) => (part === "luck" ? "luck" : "your choices")).join(" and ");
  return `Not sure: in this game the program could not judge ${blamed} well.`;
}

/**
 * Whether a game that was resigned could still be won; empty where it was not resigned.
 * @param end how the game ended (`shownEndOf`): stuck, nothing was given up
 */
export function resignationInWords(verdict: "won" | "lost" | "unproven" | undefined, end?: string): string {
  if (end === "stuck") return "You ended a game in which no progress was possible.";
  if (verdict === undefined) return "";
  if (verdict === "won") return "You resigned a game that could still be won.";
  if (verdict === "lost") return "You resigned a game that was lost.";
  return "You resigned. Whether it could still be won is not known.";
}

/** Whether a whole win could be had with all cards known; empty as long as that is searched. */
export function reachInWords(dealt: "won" | "lost" | "unproven" | undefined, wholeWin: string): string {
  if (dealt === "lost") return `Not even someone who sees all cards could have got ${wholeWin} here.`;
  if (dealt === "won") return `Someone who sees all cards could have got ${wholeWin} here.`;
  return dealt === "unproven" ? `It is not known whether ${wholeWin} could be had.` : "";
}

/** How much of a sum its heaviest move makes up. */
export function partInWords({
  isAll,
  isMost,
}: {
  readonly isAll: boolean;
  readonly isMost: boolean;
}): string {
  if (isAll) return "all of it";
  return isMost ? "most of it" : "the largest part";
}

/** How chances were estimated by trial games, and how far they may be off: twice their standard error at most. */
export function trialsInWords(trials: number): string {
  const within = differenceInWords(2 * Math.sqrt(0.25 / trials));
  return (
    `Judged by trial games: a chance is the share of ${counted(trials, "game")} that a player by rules of thumb won from there, ` +
    `seeing what you saw. It may be off by ${within}. A move is marked only where it cost more than twice its error.`
  );
}
