import type { AnyGame, Session } from "@tetrarch/engine";
import { analysingAsSeen, type SeenGame } from "../../packages/solver/src/analysis/move-prices.js";
import { runToEnd } from "../../packages/solver/src/index.js";
import { analystsOf } from "../../packages/solver/src/registry.js";

/** Judges a game; what only the hidden cards know is not asked. */
export function evaluatedGame(game: AnyGame, session: Session): SeenGame {
  return runToEnd(analysingAsSeen(session, analystsOf(game)));
}
