import { ok, type Problem, playWord, problem, type Result, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { type PlyAnalysis, type RatedMove, triedMove } from "@tetrarch/solver/analysis";
import { decisionWords } from "../../words/en/coach.js";
import { decisionHelp, puzzleWords } from "../../words/en/plain.js";
import { moveLine } from "../plain/session-lines.js";
import { answer, type Exercise, type Reply } from "./exercise.js";

/** A decision of a player's own game, asked again. */
export interface Decision {
  readonly session: Session;
  readonly analysis: PlyAnalysis;
  readonly question: string;
  /** What is said of it in the end. */
  readonly afterword: string;
}

export interface DecisionSetting {
  readonly intro: string;
  next(): Decision | undefined;
  /** Called with the result of the first try at each; a shown answer counts as wrong. Returns lines to be said. */
  onfirst(isRight: boolean): readonly string[];
  last(): readonly string[];
}

/** Decisions one after the other, each tried as often as wanted. */
export class DecisionExercise implements Exercise {
  readonly help = decisionHelp;
  readonly name = decisionWords.name;
  readonly about = [];
  readonly lookAt = [];
  readonly commands = {
    question: () => answer(this.goal),
    show: () => this.#settle(this.#first(false)),
    skip: () => this.#next(),
    next: () => this.#next(),
  };
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

  get session(): Session {
    return this.#current.session;
  }

  get goal(): string {
    return this.#current.question;
  }

  open(): Reply {
    return this.#next(this.#setting.intro);
  }

  play(word: string): Result<Reply, Problem> {
    const { session, analysis } = this.#current;
    if (this.#isSettled) return problem("game-over", puzzleWords.answered);
    const played = playWord(session, word);
    if (!played.ok) return played;
    const { judged, isBest, isRight } = triedMove(analysis, word);
    const kept = this.#first(isRight);
    if (isRight) {
      const news = isBest ? lastLines(played.value) : [];
      return ok(this.#settle([...kept, ...news, decisionWords.right]));
    }
    const cost = judged ? decisionWords.costs(costOf(analysis, judged)) : decisionWords.noBetter;
    return ok(answer(...kept, `${decisionWords.wrong} ${cost}`, puzzleWords.tryAgain));
  }

  get #current(): Decision {
    if (!this.#decision) throw new Error("no decision is left");
    return this.#decision;
  }

  #next(...lines: readonly string[]): Reply {
    this.#decision = this.#setting.next();
    this.#isTried = false;
    this.#isSettled = false;
    return this.#decision ? { lines, shows: "position" } : answer(...lines, ...this.#setting.last());
  }

  #first(isRight: boolean): readonly string[] {
    if (this.#isTried) return [];
    this.#isTried = true;
    return this.#setting.onfirst(isRight);
  }

  #settle(lines: readonly string[]): Reply {
    const { session, analysis, afterword } = this.#current;
    this.#isSettled = true;
    const [best] = analysis.moves;
    const bestMove = best ? [decisionWords.best(moveLine(session, best.word))] : [];
    return { lines: [...lines, ...bestMove, afterword], shows: "next" };
  }
}

/** What a move costs beside the best of its position. */
export function costOf({ moves: [best], scale }: PlyAnalysis, move: RatedMove): string {
  if (!best) return "";
  if (scale === "points") return decisionWords.points((best.points ?? 0) - (move.points ?? 0));
  return decisionWords.wins(Math.max(0, best.win - move.win));
}
