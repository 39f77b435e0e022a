import { chanceInWords, pointsCounted } from "../words.js";
import type { ChancePuzzle, Puzzle } from "./puzzle.js";
import type { PuzzleStanding } from "./puzzle-run.js";
import { type Rating, SETTLED } from "./tries.js";

/** What is asked. */
export function questionOf({ kind }: Puzzle): string {
  return kind === "win" ? "One move keeps the win: which?" : "One move has clearly the best chance: which?";
}

/** How it stands with a puzzle. @param rerated what the first try has made of the rating */
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

/** What the best move is worth, beside all others. */
function worthOf(puzzle: ChancePuzzle): string {
  return `${chanceInWords(chanceOf(puzzle))} to win, ${pointsCounted(puzzle.margin)} more than with any other`;
}

/** What a move that is not the best costs. */
function priceOf(puzzle: ChancePuzzle, word: string): string {
  const chance = chanceOf(puzzle, word);
  return `Not that: ${chanceInWords(chance)} to win, ${pointsCounted(chanceOf(puzzle) - chance)} less than the best.`;
}

/** Whether a rating has come to rest: until then it is only roughly known. */
export function isSettled({ deviation }: Rating): boolean {
  return deviation <= SETTLED;
}

/** `1532`, `about 1500` as long as it has not settled. */
export function ratingText(rating: Rating): string {
  const points = Math.round(rating.rating);
  return isSettled(rating) ? String(points) : `about ${points}`;
}

/** What a first try has made of a rating: `Your rating: about 1620, 120 more.` */
export function ratingInWords(now: Rating, before: Rating): string {
  const gained = Math.round(now.rating) - Math.round(before.rating);
  const change = gained === 0 ? "as before" : `${Math.abs(gained)} ${gained > 0 ? "more" : "less"}`;
  return `Your rating: ${ratingText(now)}, ${change}.`;
}
