import { mistakeKindsOf } from "@tetrarch/engine";
import { counted, ofHundred } from "../words.js";

/** What there is to do today. */
export const waiting = (mistakes: number) =>
  `${counted(mistakes, "mistake")} to go through: about ten minutes a day.`;
export const nothingDue = (day: string | undefined) =>
  day === undefined ? "Nothing is due." : `Nothing is due. The next mistake comes back on ${day}.`;
export const noMistakes = (games: number) =>
  `${counted(games, "analysed game")}, and no clear mistake. Analyse more of your games.`;

export const question = (ply: number, day: string) => `Move ${ply} of your game of ${day}. What is best?`;
export const winsInHundred = (chance: number) => `${ofHundred(chance)} wins in a hundred games`;
export const inYourGame = (move: string, cost: string) => `In your game: ${move}. That cost ${cost}.`;
export const rightInGame = "You found it in your game, too.";
export function sessionResult(right: number, missed: number): string {
  if (right + missed === 0) return "Nothing was answered.";
  const later = missed === 1 ? "It comes back tomorrow." : "They come back tomorrow.";
  const score = `${counted(right + missed, "question")}: ${right} right at once, ${missed} missed.`;
  return missed === 0 ? score : `${score} ${later}`;
}

export const progressNote =
  "Clear mistakes in first plays without help that are analysed, in a hundred decisions of the kind. What the coach asked does not count.";
export const tooFew = "Too little to tell yet: a kind is shown from 40 decisions and 5 clear mistakes on.";

/** Whether a kind of mistake has become rarer: shares of 0 to 1 in the older and the newer games. */
export function change(
  way: "rarer" | "more-often" | "unclear",
  before: number,
  after: number,
  decisions: number,
): string {
  const shares = `${ofHundred(before)} in a hundred before, ${ofHundred(after)} now`;
  if (way === "rarer") return `Rarer: ${shares}.`;
  if (way === "more-often") return `More often: ${shares}.`;
  return `No clear change: ${shares}, in ${counted(decisions, "decision")}.`;
}

/** The kind of resigning, as analyses name it. */
const RESIGNED = "gave-up";

/** What the player did in a kind of decision where another move was better. */
export function mistakeKindName(game: string, name: string): string {
  if (name === RESIGNED) return "Resigning";
  return mistakeKindsOf(game)[name] ?? "Something else";
}
