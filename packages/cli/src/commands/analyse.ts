import { existsSync } from "node:fs";
import { identityOf, type Session } from "@tetrarch/engine";
import { identityOfFinished } from "@tetrarch/play";
import { ANALYSIS_LIMITS, type Analysis, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { reasonOf } from "../files/text-files.js";
import { type Outcome, report } from "../report.js";
import { analysisInWords, weighedInWords } from "../words/en/analysis.js";
import { MOST_BUDGET } from "./budget.js";
import { type CommandContext, noteShown, warn } from "./context.js";
import { mayNameGame, recordNamed } from "./history/stored-history.js";
import { wholeNumber } from "./options.js";
import { type CardSetOption, ownSets, sessionOfFile } from "./session-files.js";
import { withProgress } from "./show-progress.js";

export interface AnalyseOptions extends CardSetOption {
  readonly nodes?: string;
}

/** The columns of an analysis that is kept in a file. */
const WIDTH = 78;

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
  const analysis = analysed(session.value, nodes.value);
  if (nodes.value === usual) await keepAnalysis(path, analysis, context);
  const { wrapped } = await import("../play/drawing/text.js");
  const lines = analysisInWords(session.value, analysis).split("\n");
  const columns = Math.min(WIDTH, context.terminal.columns);
  return report(lines.flatMap((line) => wrapped(line, columns)).join("\n"), analysis);
}

/** Analyses a game to the end; a terminal shows how far it has come. */
export function analysed(session: Session, nodes = ANALYSIS_LIMITS.nodes): Analysis {
  const running = analysing(session, analystsOf(session.game), { ...ANALYSIS_LIMITS, nodes });
  return withProgress(running, (step) => weighedInWords(step, session.now.number));
}

/** Keeps the analysis of a finished game for the coach; that of a file is not kept. */
async function keepAnalysis(path: string, analysis: Analysis, context: CommandContext): Promise<void> {
  if (!mayNameGame(path) || existsSync(path)) return;
  const stores = await context.stores();
  const { games } = stores.finished.read();
  const record = recordNamed(path, games);
  if (!record.ok) return;
  try {
    const kept = stores.analyses.all().get(identityOfFinished(record.value));
    // Another line of the same would say nothing more.
    if (JSON.stringify(kept) !== JSON.stringify(analysis)) stores.analyses.keep(record.value, analysis);
  } catch (error) {
    await warn(context, [reasonOf(error)]);
  }
}
