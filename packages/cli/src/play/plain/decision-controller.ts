import { capital, playWord, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { type PlyAnalysis, type RatedMove, triedMove } from "@tetrarch/solver/analysis";
import { decisionHelp, decisionWords } from "../../words/en/coach.js";
import { plainWords, puzzleWords } from "../../words/en/plain.js";
import type { Conversation } from "./conversation.js";
import { answerTo, moveLine, moveLines, type ShowTable, typedWord } from "./session-lines.js";

/** A decision of a player's own game, asked again. */
export interface Decision {
  /** The position. */
  readonly session: Session;
  readonly analysis: PlyAnalysis;
  readonly question: string;
  /** What is said of it in the end. */
  readonly afterword: string;
}

/** What decisions are asked with. */
export interface DecisionSetting {
  readonly showTable: ShowTable;
  /** What is said first. */
  readonly intro: string;
  /** Returns the next one; undefined when there is none. */
  next(): Decision | undefined;
  /** Called with the result of the first try at each; a shown answer counts as wrong. Returns lines to be said. */
  onfirst(isRight: boolean): readonly string[];
  /** What is said in the end. */
  last(): readonly string[];
}

/** Decisions line by line, one after the other, each tried as often as wanted. Knows no terminal. */
export class DecisionController implements Conversation {
  readonly #setting: DecisionSetting;
  #decision: Decision | undefined;
  #isTried = false;
  #isSettled = false;

  constructor(setting: DecisionSetting) {
    this.#setting = setting;
  }

  get done(): boolean {
    return this.#decision === undefined;
  }

  open(): readonly string[] {
    const begun = this.#next();
    return [this.#setting.intro, ...(this.#decision ? [plainWords.sayHelp] : []), ...begun];
  }

  hear(line: string): readonly string[] {
    const decision = this.#decision;
    if (!decision) return [];
    const next = () => this.#next();
    return answerTo(line, {
      help: decisionHelp,
      showTable: this.#setting.showTable,
      session: decision.session,
      commands: {
        question: () => [decision.question],
        show: () => [...this.#first(false), ...this.#settle(decision, [])],
        skip: next,
        next,
      },
      quit: () => {
        this.#decision = undefined;
      },
      play: (typed) => this.#play(decision, typed),
    });
  }

  /** The end of the input, and of the session when it comes before the last decision. */
  end(): readonly string[] {
    return [];
  }

  #next(): readonly string[] {
    const decision = this.#setting.next();
    this.#decision = decision;
    this.#isTried = false;
    this.#isSettled = false;
    if (!decision) return this.#setting.last();
    const { session, question } = decision;
    return [...this.#setting.showTable(session), ...moveLines(session), question];
  }

  #play(decision: Decision, typed: string): readonly string[] {
    const { session, analysis } = decision;
    if (this.#isSettled) return [puzzleWords.sayNext];
    const word = typedWord(session, typed);
    if (word === undefined) return [plainWords.noSuchNumber(typed)];
    const played = playWord(session, word);
    if (!played.ok) return [puzzleWords.illegal(capital(played.error.message))];
    const { judged, isBest, isRight } = triedMove(analysis, word);
    const kept = this.#first(isRight);
    if (isRight) {
      const news = isBest ? lastLines(played.value) : [];
      return [...kept, ...news, ...this.#settle(decision, [decisionWords.right])];
    }
    const cost = judged ? decisionWords.costs(costOf(analysis, judged)) : decisionWords.noBetter;
    return [...kept, `${decisionWords.wrong} ${cost}`, puzzleWords.tryAgain];
  }

  #first(isRight: boolean): readonly string[] {
    if (this.#isTried) return [];
    this.#isTried = true;
    return this.#setting.onfirst(isRight);
  }

  #settle({ session, analysis, afterword }: Decision, before: readonly string[]): readonly string[] {
    this.#isSettled = true;
    const [best] = analysis.moves;
    return [
      ...before,
      ...(best ? [decisionWords.best(moveLine(session, best.word))] : []),
      afterword,
      puzzleWords.sayNext,
    ];
  }
}

/** What a move costs beside the best of its position. */
export function costOf({ moves: [best], scale }: PlyAnalysis, move: RatedMove): string {
  if (!best) return "";
  if (scale === "points") return decisionWords.points((best.points ?? 0) - (move.points ?? 0));
  return decisionWords.wins(Math.max(0, best.win - move.win));
}
