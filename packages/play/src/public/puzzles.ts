/** Puzzles: the shipped sets, how one is solved, and the player's rating. */

export type { HiddenSequence, HiddenSequencesOf } from "../puzzles/hidden-sequences.js";
export {
  answersOf,
  type ChancePuzzle,
  type Puzzle,
  type PuzzlePosition,
  readWin,
  type WinPuzzle,
  type WrittenWin,
} from "../puzzles/puzzle.js";
export { loadPuzzles, type PuzzleBook, puzzledGames, puzzleOfTheDay } from "../puzzles/puzzle-book.js";
export { isSettled, questionOf, ratingInWords, ratingText, verdictOf } from "../puzzles/puzzle-in-words.js";
export * from "../puzzles/puzzle-run.js";
export {
  mergeTries,
  type PuzzleTry,
  type Rating,
  ratingFrom,
} from "../puzzles/tries.js";
