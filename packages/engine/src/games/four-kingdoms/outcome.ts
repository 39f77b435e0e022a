import type { Outcome, Score } from "../../core/game.js";
import { legalMoves } from "./moves.js";
import type { State } from "./types.js";
import { homeCount } from "./types.js";

const ALL = 52;

export function score(state: State): Score {
  const value = homeCount(state);
  return { value, max: ALL, text: `${value}/${ALL}` };
}

/** FK-11: won when all 52 cards are home; lost when no legal move is left before that (C-6). */
export function outcome(state: State): Outcome<never> {
  const standing = score(state);
  if (standing.value === ALL) return { status: "won", score: standing };
  return { status: legalMoves(state).length > 0 ? "playing" : "lost", score: standing };
}
