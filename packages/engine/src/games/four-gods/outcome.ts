import type { Outcome, Score } from "../../core/game.js";
import type { CardNumbers } from "./card-numbers.js";
import { PATHS } from "./cards.js";
import { legalMoves } from "./moves.js";
import { artifactsWon } from "./paths.js";
import type { State } from "./types.js";

/** The artifacts won. */
export function score(state: State): Score {
  const value = artifactsWon(state);
  return { value, max: PATHS, text: `${value}/${PATHS}` };
}

/** FG-6: won with the fourth artifact; lost when the party is gone for good or no legal move is left (C-6). */
export function outcome(set: CardNumbers, state: State): Outcome<never> {
  const standing = score(state);
  if (standing.value === PATHS) return { status: "won", score: standing };
  return { status: legalMoves(set, state).length > 0 ? "playing" : "lost", score: standing };
}
