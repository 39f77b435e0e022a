import type { Outcome, Score } from "../../../packages/engine/src/core/game.js";
import { legalMoves } from "./moves.js";
import { STEPS } from "./setup.js";
import type { State } from "./types.js";

/** NS-5: how many are on the stairs. */
export function score({ stairs }: State): Score {
  return { value: stairs, max: STEPS, text: `${stairs}/${STEPS}` };
}

/** NS-5. */
export function outcome(state: State): Outcome<never> {
  if (state.stairs === STEPS) return { status: "won", score: score(state) };
  return { status: legalMoves(state).length > 0 ? "playing" : "lost", score: score(state) };
}
