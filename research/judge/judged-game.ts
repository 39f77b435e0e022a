import type { AnyGame, Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing } from "../../packages/solver/src/analysis/analysing.js";
import type { LuckReport, PlyAnalysis } from "../../packages/solver/src/analysis/analysis.js";
import { analystsOf } from "../../packages/solver/src/registry.js";

/** What is known of a game without asking the hidden cards. */
export interface EvaluatedGame {
  /** All of them graded. */
  readonly plies: readonly PlyAnalysis[];
  readonly account: LuckReport;
}

/** Judges a game; what only the hidden cards know is not asked. */
export function evaluatedGame(game: AnyGame, session: Session): EvaluatedGame {
  const analysts = analystsOf(game);
  for (const { plies, account } of analysing(session, analysts, ANALYSIS_LIMITS)) {
    if (account) return { plies, account };
  }
  throw new Error(`an analysis of ${game.id} without an account`);
}
