import type { Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { analysisInWords, weighedInWords } from "../../words/en/analysis.js";
import { described, type Search } from "./finding.js";

/** The analysis of a game, as `tetrarch analyse` prints it. */
export function* analysingInWords(session: Session): Search {
  const running = analysing(session, analystsOf(session.game), ANALYSIS_LIMITS);
  const analysis = yield* described(running, (step) => weighedInWords(step, session.now.number));
  return { paragraphs: [analysisInWords(session, analysis).trimEnd()] };
}
