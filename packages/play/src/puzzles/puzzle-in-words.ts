import { chanceInWords, costInGames } from "../words.js";
import type { ChancePuzzle, Puzzle } from "./puzzle.js";
import type { PuzzleStanding } from "./puzzle-run.js";
import { type Rating, SETTLED } from "./tries.js";

export function questionOf({ kind }: Puzzle): string {
  return kind === "win" ? "One move keeps the win: which?" : "One move has clearly the best chance: which?";
}

/** The line that tells how a puzzle stands. @param rerated the new rating in words, after the first try */
export function verdictOf(puzzle: Puzzle, standing: PuzzleStanding, rerated: string): string {
  switch (standing.type) {
    case "unanswered":
      return questionOf(puzzle);
    case "idle":
      return "That changes nothing yet: the next move would lead back. Go on.";
    case "wrong":
      return puzzle.kind === "win"
        ? `Lost from here, whatever follows: that is proved. ${rerated}`
        : `${priceOf(puzzle, standing.word)} ${rerated}`;
    case "found":
      return puzzle.kind === "win"
        ? `Right: nothing else keeps the win. ${rerated}`
        : `Right: ${worthOf(puzzle)}. ${rerated}`;
    case "shown":
      return puzzle.kind === "win"
        ? `There was one move. ${rerated}`
        : `The best: ${worthOf(puzzle)}. ${rerated}`;
  }
}

function chanceOf({ best, worth }: ChancePuzzle, word = best[0] ?? ""): number {
  return worth.get(word) ?? 0;
}

/** The chance of the best move and its margin. */
function worthOf(puzzle: ChancePuzzle): string {
  const chance = chanceOf(puzzle);
  return `${chanceInWords(chance)} to win, ${costInGames(chance, chance - puzzle.margin)} more than with any other`;
}

/** The chance of a move, and what it costs beside the best. */
function priceOf(puzzle: ChancePuzzle, word: string): string {
  const chance = chanceOf(puzzle, word);
  return `Not that: ${chanceInWords(chance)} to win, ${costInGames(chanceOf(puzzle), chance)} less than the best.`;
}

/** Whether enough puzzles were tried for an exact rating. */
export function isSettled({ deviation }: Rating): boolean {
  return deviation <= SETTLED;
}

/** `1532`; `about 1500` until the rating is settled. */
export function ratingText(rating: Rating): string {
  const points = Math.round(rating.rating);
  return isSettled(rating) ? String(points) : `about ${points}`;
}

/** The rating after a first try: `Your rating: about 1620, 120 more.` */
export function ratingInWords(now: Rating, before: Rating): string {
  const gained = Math.round(now.rating) - Math.round(before.rating);
  const change = gained === 0 ? "as before" : `${Math.abs(gained)} ${gained > 0 ? "more" : "less"}`;
  return `Your rating: ${ratingText(now)}, ${change}.`;
}
