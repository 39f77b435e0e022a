import { counted } from "@tetrarch/play";

export { coach as title } from "./common.js";

/** The coach: positions of the player's own games, asked again. */
export const intro =
  "The coach asks you again what went clearly wrong in your own games, and mixes in like positions that you got right. What you miss comes back the next day, what you know after longer and longer breaks.";
export const begin = "Begin";
export const tenMore = "Ten more minutes";
export const analyse = "Analyse games";
export const chooseGame = "Choose a game";
export const unreadable = (reason: string) => `The coach cannot read your games: ${reason}.`;
export const answersUnreadable = "What you answered the coach could not be read: it begins again.";
export const someAnswersUnreadable =
  "Some of your answers to the coach could not be read: it goes on without them.";
export const answersUnsaved = (reason: string) => `Your answers to the coach cannot be kept: ${reason}.`;

/** What there is to do today. */
export const todayTitle = "Today";
export const waiting = (mistakes: number) =>
  `${counted(mistakes, "mistake")} to go through: about ten minutes a day.`;
export const doneToday = (mistakes: number) =>
  `Your ten minutes of today are done. ${counted(mistakes, "mistake")} can wait.`;
export const nothingDue = (day: string | undefined) =>
  day === undefined ? "Nothing is due." : `Nothing is due. The next mistake comes back on ${day}.`;
export const noGames = "Nothing to practise yet";
export const noGamesHow = "Play a game and analyse it first: your clear mistakes then come here.";
export const noMistakes = (games: number) =>
  `${counted(games, "analysed game")}, and no clear mistake. Analyse more of your games.`;
export const notAnalysed = (games: number) => `${counted(games, "game")} not analysed yet.`;

/** A session. */
export const question = (ply: number, day: string) => `Move ${ply} of your game of ${day}. What is best?`;
export const winsInHundred = (chance: number) => `${ofHundred(chance)} wins in a hundred games`;
export const inYourGame = (move: string, cost: string) => `In your game: ${move}. That cost ${cost}.`;
export const rightInGame = "You found it in your game, too.";
export const endTitle = "That was all for now";
export const timeOver = "Ten minutes are over";
export function sessionResult(right: number, missed: number): string {
  if (right + missed === 0) return "Nothing was answered.";
  const later = missed === 1 ? "It comes back tomorrow." : "They come back tomorrow.";
  const score = `${counted(right + missed, "question")}: ${right} right at once, ${missed} missed.`;
  return missed === 0 ? score : `${score} ${later}`;
}
export const unplayable = "None of these positions can be shown just now.";
export const done = "Done";

/** Progress. */
export const progressTitle = "Which mistakes become rarer?";
export const progressNote =
  "Clear mistakes in first plays without help that are analysed, in a hundred decisions of the kind. What the coach asked does not count.";
export const tooFew = "Too little to tell yet: a kind is shown from 40 decisions and 5 clear mistakes on.";
export const barsNote = (top: number) =>
  `oldest games on the left; highest bar ${ofHundred(top)} in a hundred`;
export const barsSpoken = (shares: readonly number[]) =>
  `Mistakes in a hundred decisions, from the oldest games to the newest: ${shares.map(ofHundred).join(", ")}`;

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

/** A chance of 0 to 1 as a number of a hundred, small ones with a decimal; only a certain one is all of them. */
function ofHundred(chance: number): string {
  const hundred = 100 * chance;
  if (hundred > 99.5 && hundred < 100) return "over 99";
  return hundred < 9.95 ? hundred.toFixed(1).replace(/\.0$/, "") : hundred.toFixed(0);
}
