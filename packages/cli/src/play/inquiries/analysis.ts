import type { Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { analysisInWords, weighedInWords } from "../../words/en/analysis.js";
import type { Search } from "./finding.js";

/** The analysis of a game, as `tetrarch analyse` prints it. */
export function* analysingInWords(session: Session): Search {
  const running = analysing(session, analystsOf(session.game), ANALYSIS_LIMITS);
  for (;;) {
    const step = running.next();
    if (step.done) return { paragraphs: [analysisInWords(session, step.value).trimEnd()] };
    const weighed = step.value.plies.filter(({ grade }) => grade !== undefined).length;
    yield weighedInWords(weighed, session.now.number);
  }
}
