import type { AnyGame, Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing } from "../../src/analysis/analysing.js";
import type { AnalysedPly } from "../../src/analysis/analysis.js";
import { analystsOf } from "../../src/judges.js";

/** The plies of a game, all of them graded; what only the hidden cards know is not asked. */
export function judgedGame(game: AnyGame, session: Session): readonly AnalysedPly[] {
  const analysts = analystsOf(game);
  if (!analysts) throw new Error(`${game.id} has no judge`);
  const running = analysing(session, analysts, ANALYSIS_LIMITS);
  for (;;) {
    const { value, done } = running.next();
    if (done || value.account) return value.plies;
  }
}
