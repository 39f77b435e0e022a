import { capital } from "@tetrarch/engine";
import { counted, differenceInWords } from "./words.js";

// What web and terminal say alike of an analysed game. The types are those of the solver's analysis, which is not known here.

/** Why a chance and luck are told of what could not be won: they go by another knowledge than the verdict. */
export const byOpenCards =
  "Nobody could see that in the open cards: chances and luck are told by what you saw.";

/** What the remainder leaves open; empty where it leaves nothing open. */
export function unsureInWords(unsureOf: readonly ("luck" | "choices")[]): string {
  if (unsureOf.length === 0) return "";
  const blamed = unsureOf.map((part) => (part === "luck" ? "luck" : "your choices")).join(" and ");
  return `Not sure: what this program cannot explain is as large as what it puts down to ${blamed}.`;
}

/** Whether a game that was resigned could still be won; empty where it was not resigned. */
export function resignationInWords(verdict: "won" | "lost" | "unproven" | undefined): string {
  if (verdict === undefined) return "";
  if (verdict === "won") return "You resigned a game that could still be won.";
  if (verdict === "lost") return "You resigned a game that was lost.";
  return "You resigned. Whether it could still be won is not known.";
}

/** Whether a whole win could be had with all cards known; empty as long as that is searched. */
export function reachInWords(dealt: "won" | "lost" | "unproven" | undefined, wholeWin: string): string {
  if (dealt === "lost") return `Even with all cards known, nobody could have got ${wholeWin} here.`;
  if (dealt === "won") return `${capital(wholeWin)} could be had here.`;
  return dealt === "unproven" ? `Whether ${wholeWin} could be had is not known.` : "";
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
