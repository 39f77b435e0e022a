import { identityOf } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { type Outcome, report } from "../report.js";
import { analysisInWords, weighedInWords } from "../words/en/analysis.js";
import { MOST_BUDGET } from "./budget.js";
import { type CommandContext, noteShown } from "./context.js";
import { wholeNumber } from "./options.js";
import { type CardSetOption, ownSets, sessionOfFile } from "./session-files.js";
import { withProgress } from "./show-progress.js";

export interface AnalyseOptions extends CardSetOption {
  /** A number of nodes. */
  readonly nodes?: string;
}

/** `tetrarch analyse FILE`: looks back at a game; it says of the deal what only who knows it can, which is noted (C-10). */
export async function analyse(
  path: string,
  options: AnalyseOptions,
  context: CommandContext,
): Promise<Outcome> {
  const usual = ANALYSIS_LIMITS.nodes;
  const nodes = wholeNumber("--nodes", options.nodes, { least: 0, most: MOST_BUDGET, usual });
  if (!nodes.ok) return nodes;
  const sets = await ownSets(path, options, context);
  if (!sets.ok) return sets;
  const session = await sessionOfFile(path, sets.value, context);
  if (!session.ok) return session;
  await noteShown(context, [identityOf(session.value)]);
  const running = analysing(session.value, analystsOf(session.value.game), {
    ...ANALYSIS_LIMITS,
    nodes: nodes.value,
  });
  const analysis = withProgress(
    running,
    process.stderr,
    () => performance.now(),
    ({ plies }) => {
      const weighed = plies.filter(({ grade }) => grade !== undefined).length;
      return weighedInWords(weighed, session.value.now.number);
    },
  );
  return report(analysisInWords(session.value, analysis), analysis);
}
