/** Puzzles: the shipped sets, how one is solved, and the player's rating. */
export {
  type Asked,
  answersOf,
  type ChancePuzzle,
  type Puzzle,
  readWin,
  type WinPuzzle,
  type WrittenWin,
} from "../puzzles/puzzle.js";
export { isSettled, questionOf, ratingInWords, ratingText, verdictOf } from "../puzzles/puzzle-in-words.js";
export { puzzleOfTheDay } from "../puzzles/puzzle-of-the-day.js";
export {
  answerPuzzle,
  beginPuzzle,
  isAsked,
  type PuzzleRun,
  type PuzzleStanding,
  showAnswer,
  tryPuzzleAgain,
} from "../puzzles/puzzle-run.js";
export { type Rating, SETTLED } from "../puzzles/rating.js";
export { loadPuzzles, type PuzzleBook, puzzledGames } from "../puzzles/registry.js";
export type { TellsToCome, ToCome } from "../puzzles/to-come.js";
export { identityOfTry, type PuzzleTry, ratingFrom, readTry, triesOf } from "../puzzles/tries.js";
