import type { Outcome, Score } from "../../core/game.js";
import { legalMoves } from "./moves.js";
import { homeCount } from "./rules.js";
import type { State } from "./types.js";

const ALL = 104;

export function score(state: State): Score {
  const value = homeCount(state.foundations);
  return { value, max: ALL, text: `${value}/${ALL}` };
}

/** NT-9: won when all 104 cards are on the foundations; lost when no legal move is left before that. */
export function outcome(state: State): Outcome<never> {
  const standing = score(state);
  if (standing.value === ALL) return { status: "won", score: standing };
  return { status: legalMoves(state).length > 0 ? "playing" : "lost", score: standing };
}
