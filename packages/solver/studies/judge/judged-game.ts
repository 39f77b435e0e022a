import type { AnyGame, Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing } from "../../src/analysis/analysing.js";
import type { Account, AnalysedPly } from "../../src/analysis/analysis.js";
import { analystsOf } from "../../src/judges.js";

/** What is known of a game without asking the hidden cards. */
export interface JudgedGame {
  /** All of them graded. */
  readonly plies: readonly AnalysedPly[];
  readonly account: Account;
}

/** Judges a game; what only the hidden cards know is not asked. */
export function judgedGame(game: AnyGame, session: Session): JudgedGame {
  const analysts = analystsOf(game);
  if (!analysts) throw new Error(`${game.id} has no judge`);
  for (const { plies, account } of analysing(session, analysts, ANALYSIS_LIMITS)) {
    if (account) return { plies, account };
  }
  throw new Error(`an analysis of ${game.id} without an account`);
}
