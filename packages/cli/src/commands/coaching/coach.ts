import { games, ok, type Result } from "@tetrarch/engine";
import { type GameRecord, isFirstPlay, localDay, valuesOf } from "@tetrarch/play";
import {
  answerRecord,
  beginSession,
  type CoachQuestion,
  type CoachQueue,
  type CoachSession,
  countAnswer,
  DAILY_SECONDS,
  inYourGame,
  nextQuestion,
  noMistakes,
  nothingDue,
  progressByKind,
  progressNote,
  question,
  questionsOf,
  queueOf,
  rightInGame,
  secondsSince,
  sessionResult,
  takeQuestion,
  tooFew,
  waiting,
  winsInHundred,
} from "@tetrarch/play/coach";
import { clearDecisionsOf, kindsOfDecisions, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { costOf, type Decision, DecisionExercise } from "../../play/exercises/decision-exercise.js";
import { sayLines } from "../../play/plain/conversation.js";
import { moveLine } from "../../play/plain/session-lines.js";
import { EXIT, type Fault } from "../../report.js";
import { coachWords } from "../../words/en/coach.js";
import { type CommandContext, type LineOptions, lineTerminal } from "../context.js";
import { doExercise } from "../do-exercise.js";
import {
  type AnalysedGame,
  makeAnalysis,
  sessionAt,
  sessionOf,
  sortedGames,
} from "../history/analysed-games.js";
import { keep, readStoredHistory, type StoredHistory } from "../history/stored-history.js";

export interface CoachOptions extends LineOptions {
  readonly progress?: boolean;
  readonly analyse?: boolean;
  readonly more?: boolean;
}

/** A decision that can be asked, with all that is needed for it. */
type Question = CoachQuestion<GameRecord, PlyAnalysis>;

/** `tetrarch coach`: the player's own mistakes again, or which kinds of them become rarer. */
export async function coach(options: CoachOptions, context: CommandContext): Promise<Result<number, Fault>> {
  const stores = await context.stores();
  const history = readStoredHistory(stores);
  if (!history.ok) return history;
  const made = options.analyse ? await analyseAll(history.value, context) : ok(undefined);
  if (!made.ok) return made;
  const sorted = sortedGames(history.value, stores);
  if (!sorted.ok) return sorted;
  const { analysed, unanalysed } = sorted.value;
  const terminal = lineTerminal(options, context);
  const left = unanalysed.length > 0 ? [coachWords.notAnalysed(unanalysed.length)] : [];
  if (analysed.length === 0) {
    await sayLines([coachWords.noGames, ...left], terminal);
  } else if (options.progress) {
    await sayLines([...progressLines(analysed), ...left], terminal);
  } else {
    const session = new CoachExercise(analysed, history.value, options, context);
    const idle = session.idle();
    if (idle) await sayLines([idle, ...left], terminal);
    else return ok(await doExercise(await session.decisions(), options, context));
  }
  return ok(EXIT.fine);
}

async function analyseAll(
  history: StoredHistory,
  context: CommandContext,
): Promise<Result<undefined, Fault>> {
  const sorted = sortedGames(history, await context.stores());
  if (!sorted.ok) return sorted;
  for (const record of sorted.value.unanalysed) {
    const session = sessionOf(record, history.entries);
    const made = session && (await makeAnalysis(record, session, context));
    if (made && !made.ok) return made;
  }
  return ok(undefined);
}

function progressLines(analysed: readonly AnalysedGame[]): readonly string[] {
  const lines = games.flatMap(({ id }) => {
    const own = analysed
      .filter(({ record }) => record.game === id && isFirstPlay(record, record.words.length))
      .toReversed();
    const kinds = progressByKind(own.map(({ analysis }) => ({ decisions: kindsOfDecisions(analysis) })));
    return kinds.length > 0 ? coachWords.progress(id, kinds) : [];
  });
  return lines.length > 0 ? [progressNote, "", ...lines] : [tooFew];
}

class CoachExercise {
  readonly #history: StoredHistory;
  readonly #options: CoachOptions;
  readonly #context: CommandContext;
  readonly #analysed: number;
  readonly #questions: readonly Question[];
  readonly #queue: CoachQueue<Question>;
  /** The seconds of today that are spent. */
  #spent: number;
  #session: CoachSession<Question>;

  constructor(
    analysed: readonly AnalysedGame[],
    history: StoredHistory,
    options: CoachOptions,
    context: CommandContext,
  ) {
    this.#history = history;
    this.#options = options;
    this.#context = context;
    this.#analysed = analysed.length;
    this.#questions = analysed.flatMap(({ record, analysis }) =>
      questionsOf(record, clearDecisionsOf(analysis)),
    );
    const answers = valuesOf("coach", history.entries);
    this.#queue = queueOf(this.#questions, answers, context.now());
    this.#spent = secondsSince(answers, new Date(context.now()).setHours(0, 0, 0, 0));
    this.#session = beginSession(this.#queue.decisions, this.#spent);
  }

  /** Why there is nothing to ask; undefined where there is. */
  idle(): string | undefined {
    const { mistakes, nextDue } = this.#queue;
    if (this.#questions.every(({ isMistake }) => !isMistake)) return noMistakes(this.#analysed);
    if (mistakes === 0) return nothingDue(nextDue === undefined ? undefined : localDay(new Date(nextDue)));
    return this.#spent >= DAILY_SECONDS && !this.#options.more ? coachWords.dayDone : undefined;
  }

  async decisions(): Promise<DecisionExercise> {
    const stores = await this.#context.stores();
    let startedAt = this.#context.now();
    let current: Question | undefined;
    return new DecisionExercise({
      intro: coachWords.intro(waiting(this.#queue.mistakes)),
      next: () => {
        startedAt = this.#context.now();
        for (;;) {
          current = nextQuestion(this.#session, this.#spent);
          this.#session = takeQuestion(this.#session);
          const decision = current && this.#decisionOf(current);
          if (decision || !current) return decision;
        }
      },
      onfirst: (isRight) => {
        if (!current) return [];
        const answer = answerRecord(current, isRight, startedAt, this.#context.now());
        this.#spent += secondsSince([answer], 0);
        this.#session = countAnswer(this.#session, isRight);
        const kept = keep([{ kind: "coach", coach: answer }], stores);
        return kept.ok ? [] : [coachWords.notKept(kept.error.message)];
      },
      last: () => {
        const { limit, right, missed } = this.#session;
        return [this.#spent >= limit ? coachWords.timeOver : coachWords.end, sessionResult(right, missed)];
      },
    });
  }

  /** Undefined where the game cannot be read. */
  #decisionOf({ finished: record, analysis, isMistake, loss }: Question): Decision | undefined {
    const finished = sessionOf(record, this.#history.entries);
    if (!finished) return undefined;
    const session = sessionAt(finished, analysis.ply);
    const made = analysis.moves.find(({ word }) => word === analysis.played);
    const cost = made ? costOf(analysis, made) : winsInHundred(loss);
    const played = moveLine(session, analysis.played).replace(/\.$/, "");
    return {
      session,
      analysis,
      question: question(analysis.ply + 1, localDay(new Date(record.endedAt))),
      afterword: isMistake ? inYourGame(played, cost) : rightInGame,
    };
  }
}
