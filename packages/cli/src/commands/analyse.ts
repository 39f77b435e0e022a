import { identityOf } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { fault, type Outcome, report } from "../report.js";
import { analysisInWords } from "./analysis-in-words.js";
import { MOST_BUDGET } from "./budget.js";
import { noteShown } from "./note-shown.js";
import type { Outside } from "./outside.js";
import { type CardSetOption, ownSets, sessionOfFile } from "./session-of-file.js";
import { watched } from "./watched.js";
import { wholeNumber } from "./whole-number.js";

export interface AnalyseOptions extends CardSetOption {
  /** A number of nodes. */
  readonly nodes?: string;
}

/** `tetrarch analyse FILE`: looks back at a game; it says of the deal what only who knows it can, which is noted (C-10). */
export async function analyse(path: string, options: AnalyseOptions, outside: Outside): Promise<Outcome> {
  const usual = ANALYSIS_LIMITS.nodes;
  const nodes = wholeNumber("--nodes", options.nodes, { least: 0, most: MOST_BUDGET, usual });
  if (!nodes.ok) return nodes;
  const sets = await ownSets(path, options, outside);
  if (!sets.ok) return sets;
  const session = await sessionOfFile(path, sets.value, outside);
  if (!session.ok) return session;
  const analysts = analystsOf(session.value.game);
  if (!analysts) return fault("usage", `${session.value.game.title} has nobody who judges it`);
  await noteShown(outside, [identityOf(session.value)]);
  const running = analysing(session.value, analysts, { ...ANALYSIS_LIMITS, nodes: nodes.value });
  const analysis = watched(
    running,
    process.stderr,
    () => performance.now(),
    ({ plies }) => {
      const weighed = plies.filter(({ grade }) => grade !== undefined).length;
      return `${weighed} of ${session.value.now.number} moves weighed`;
    },
  );
  return report(analysisInWords(session.value, analysis), analysis);
}
