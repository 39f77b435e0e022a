import type { AnyGame, Session } from "@tetrarch/engine";
import { type GradedGame, gradingGame } from "../../packages/solver/src/analysis/move-prices.js";
import { runToEnd } from "../../packages/solver/src/index.js";
import { analystsOf } from "../../packages/solver/src/registry.js";

/** Judges a game; what only the hidden cards know is not asked. */
export function evaluatedGame(game: AnyGame, session: Session): GradedGame {
  return runToEnd(gradingGame(session, analystsOf(game)));
}
