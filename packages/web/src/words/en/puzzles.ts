import { counted } from "@tetrarch/play";

export { tryAgain } from "./common.js";

/** The page of puzzles. */
export const title = "Puzzles";
export const intro =
  "All cards lie open, and the game can still be won, but by one move alone: that is proved. Find it. In others cards are hidden, and one move has clearly the best chance.";
export const unreachable = "These puzzles cannot be reached just now.";
export const all = "All puzzles";
export const allOf = (game: string) => `All puzzles of ${game}`;
export const today = "Today";
export const todays = "Today’s puzzle";
export const todaysOf = (game: string) => `Today’s puzzle: ${game}`;
export const tried = (count: number, rating: string) =>
  count === 0 ? "None tried yet" : `${count} tried, your rating ${rating}`;

/** The puzzles of one game. */
export const progress = (tried: number, all: number, right: number) =>
  tried === 0 ? `${all} puzzles, the easiest first` : `${tried} of ${all} tried, ${right} right at once`;
export const yourRating = "Your rating:";
export const ratingSettles = "A few more puzzles make it certain.";
export const begin = "Begin";
export const goOn = "Go on";
export const play = "Play";
export const winPuzzles = "All cards open, win it";
export const chancePuzzles = "Best chance";
export const chanceText =
  "As in play: you see what a player sees. One move wins clearly more often than any other.";
export const puzzle = "Puzzle";
export const rated = (rating: number) => `Rated ${rating}`;

/** @param isRight whether the first try was right; undefined before it */
export function puzzleLabel(
  name: string,
  number: number,
  rating: number,
  isRight: boolean | undefined,
): string {
  const result = isRight === undefined ? "" : isRight ? ", right at once" : ", missed";
  return `${name} ${number}, rated ${rating}${result}`;
}

/** Puzzles from the player's own games. */
export const own = {
  title: "From your own games",
  unreadable: (reason: string) => `Your games cannot be searched: ${reason}.`,
  text: "Games you lost, just before it happened. You know these cards, so they are not rated.",
  puzzle: "Your own puzzle",
  none: "None yet.",
  noneHow:
    "None yet: they are found in games that you have lost and analysed, where one move alone kept the win.",
  searching: (number: number, all: number) => `Looking at game ${number} of ${all} …`,
  failed: (count: number) => (count > 0 ? `${counted(count, "game")} could not be searched.` : ""),
  found: (count: number, failed: string) => `${counted(count, "puzzle")} found. ${failed}`,
  noneFound: (failed: string) => `No puzzle in these games. ${failed}`,
  tryAgain: "Try again",
  search: (count: number) => `Look for puzzles in ${counted(count, "lost game")}`,
  notAnalysed: (count: number) => `${counted(count, "lost game")} not analysed yet.`,
  analyse: "Analyse",
} as const;

/** A puzzle on the table. */
export const count = (number: number, all: number) => `${number} of ${all}`;
export const enterAgain = "Enter tries again.";
export const wayToWin = "The way to the win";
export const theWay = "The way";
export const next = "Next puzzle";
export const skip = "Skip";
export const see = "See it";
export const yourMove = "Your move";
export const hiddenInPlay = "What is hidden in play";
