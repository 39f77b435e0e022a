import { ok, type Result, type Session } from "@tetrarch/engine";
import { winsInHundred } from "@tetrarch/play/coach";
import { faultsOf, type Fault as Mistake } from "@tetrarch/solver/analysis";
import { converse, sayLines } from "../../play/plain/conversation.js";
import { costOf, type Decision, DecisionController } from "../../play/plain/decision-controller.js";
import { drawnTable, moveLine, pileLines } from "../../play/plain/session-lines.js";
import { EXIT, type Fault } from "../../report.js";
import { retryWords } from "../../words/en/coach.js";
import { dealOf } from "../../words/en/game.js";
import { LATEST } from "../../words/en/history.js";
import { type CommandContext, type LineOptions, lineTerminal, tablePaint } from "../context.js";
import { analysisOf, sessionAt } from "../history/analysed-games.js";
import { finishedGameNamed, readStoredHistory, recordNamed } from "../history/stored-history.js";

/** `tetrarch retry [GAME]`: the mistakes of a finished game as questions, line by line. */
export async function retry(
  named: string | undefined,
  options: LineOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const stores = await context.stores();
  const history = readStoredHistory(stores);
  if (!history.ok) return history;
  const record = recordNamed(named ?? LATEST, history.value.games);
  if (!record.ok) return record;
  const finished = finishedGameNamed(record.value.id, stores);
  if (!finished.ok) return finished;
  const analysis = await analysisOf(record.value, finished.value, context);
  if (!analysis.ok) return analysis;
  const mistakes = faultsOf(analysis.value);
  const terminal = lineTerminal(options, context);
  if (mistakes.length === 0) {
    await sayLines([retryWords.none], terminal);
    return ok(EXIT.fine);
  }
  const paint = tablePaint(options, context);
  const questions = mistakes.values();
  let right = 0;
  const controller = new DecisionController({
    showTable: paint ? drawnTable(paint) : pileLines,
    intro: retryWords.intro(dealOf(finished.value), mistakes.length),
    next: () => {
      const { value } = questions.next();
      return value && decisionOf(value, finished.value);
    },
    onfirst: (isRight) => {
      if (isRight) right++;
      return [];
    },
    last: () => [retryWords.result(right, mistakes.length)],
  });
  await converse(controller, terminal);
  return ok(EXIT.fine);
}

function decisionOf(analysis: Mistake, finished: Session): Decision {
  const session = sessionAt(finished, analysis.ply);
  const made = analysis.moves.find(({ word }) => word === analysis.played);
  const move = moveLine(session, analysis.played);
  const cost = made ? costOf(analysis, made) : winsInHundred(analysis.loss);
  return {
    session,
    analysis,
    question: retryWords.question(analysis.ply + 1, move, cost),
    afterword: retryWords.played(move),
  };
}
