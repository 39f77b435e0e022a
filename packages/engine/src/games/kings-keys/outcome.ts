import type { Outcome, Score } from "../../core/game.js";
import { hasMove } from "./cards.js";
import type { State } from "./types.js";

const ALL_BOOKS = 16;

/** KK-5: ten points a book. */
export function bookPoints(books: number): number {
  return 10 * books;
}

export function score(state: State): Score {
  const value = bookPoints(state.books.length);
  return { value, max: bookPoints(ALL_BOOKS), text: String(value) };
}

/** KK-5: won with all sixteen books, lost when no move is left before that. */
export function outcome(state: State): Outcome<never> {
  const standing = score(state);
  if (state.books.length === ALL_BOOKS) return { status: "won", score: standing };
  return { status: hasMove(state.field) ? "playing" : "lost", score: standing };
}
