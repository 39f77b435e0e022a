import { ok, type Result, type Session } from "@tetrarch/engine";
import { winsInHundred } from "@tetrarch/play/coach";
import { faultsOf, type Fault as Mistake } from "@tetrarch/solver/analysis";
import { costOf, type Decision, DecisionExercise } from "../../play/exercises/decision-exercise.js";
import { sayLines } from "../../play/plain/conversation.js";
import { moveLine } from "../../play/plain/session-lines.js";
import { EXIT, type Fault } from "../../report.js";
import { retryWords } from "../../words/en/coach.js";
import { dealOf } from "../../words/en/game.js";
import { LATEST } from "../../words/en/history.js";
import { type CommandContext, type LineOptions, lineTerminal } from "../context.js";
import { doExercise } from "../do-exercise.js";
import { analysisOf, sessionAt } from "../history/analysed-games.js";
import { finishedGameNamed, readStoredHistory, recordNamed } from "../history/stored-history.js";

/** `tetrarch retry [GAME]`: the mistakes of a finished game as questions. */
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
  if (mistakes.length === 0) {
    await sayLines([retryWords.none], lineTerminal(options, context));
    return ok(EXIT.fine);
  }
  const questions = mistakes.values();
  let right = 0;
  const decisions = new DecisionExercise({
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
  return ok(await doExercise(decisions, options, context));
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
