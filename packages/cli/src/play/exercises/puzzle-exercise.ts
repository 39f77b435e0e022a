import { type AnyGame, ok, type Problem, problem, type Result, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  answerPuzzle,
  beginPuzzle,
  type HiddenSequencesOf,
  type Puzzle,
  type PuzzleRun,
  questionOf,
  showAnswer,
  tryPuzzleAgain,
  verdictOf,
} from "@tetrarch/play/puzzles";
import { puzzleHelp, puzzleWords } from "../../words/en/plain.js";
import { moveLine } from "../plain/session-lines.js";
import { tableOf } from "../tables/registry.js";
import { answer, type Exercise, type Reply } from "./exercise.js";

export interface NamedPuzzle {
  readonly puzzle: Puzzle;
  /** `7 of 72`, `of the day`. */
  readonly name: string;
}

export interface PuzzleSetting {
  readonly game: AnyGame;
  readonly hiddenSequences: HiddenSequencesOf;
  next(): NamedPuzzle | undefined;
  /** What is said where there is none from the beginning. */
  readonly noneLeft: string;
  /** Called before the cards of a puzzle are shown; returns lines to be said. */
  onshown(run: PuzzleRun): readonly string[];
  /** Called at the first try at a puzzle; returns a sentence on the new rating. */
  ontry(puzzle: Puzzle, isRight: boolean): string;
}

export class PuzzleExercise implements Exercise {
  readonly help = puzzleHelp;
  readonly commands = {
    question: () => answer(this.goal),
    hidden: () => answer(...(this.#current.puzzle.kind === "win" ? this.about : [puzzleWords.hiddenStays])),
    show: () => this.#goOn(showAnswer(this.#current)),
    skip: () => this.#next(),
    next: () => this.#next(),
  };
  readonly #setting: PuzzleSetting;
  #run: PuzzleRun | undefined;
  #name = "";

  constructor(setting: PuzzleSetting) {
    this.#setting = setting;
  }

  get done(): boolean {
    return this.#run === undefined;
  }

  get session(): Session {
    return this.#current.session;
  }

  get name(): string {
    return puzzleWords.name(this.#name);
  }

  /** In a puzzle that is to be won, the cards that are face down or still to come. */
  get about(): readonly string[] {
    const { puzzle, start } = this.#current;
    if (puzzle.kind !== "win") return [];
    const table = tableOf(this.#setting.game.id);
    return this.#setting
      .hiddenSequences(start.now.state)
      .map(({ name, cards = [], rolls = [] }) =>
        puzzleWords.hiddenSequence(name, [
          ...cards.map((code) => table.cardName(code)),
          ...rolls.map(String),
        ]),
      );
  }

  get goal(): string {
    return questionOf(this.#current.puzzle);
  }

  get lookAt(): readonly string[] {
    return [];
  }

  open(): Reply {
    return this.#next(this.#setting.noneLeft);
  }

  play(word: string): Result<Reply, Problem> {
    const answered = answerPuzzle(this.#current, word);
    if (answered.ok) return ok(this.#goOn(answered.value));
    const isAnswered = answered.error.code === "game-over";
    return isAnswered ? problem("game-over", puzzleWords.answered) : answered;
  }

  get #current(): PuzzleRun {
    if (!this.#run) throw new Error("no puzzle is left");
    return this.#run;
  }

  /** Begins the next puzzle; one that cannot begin is skipped and named. */
  #next(atTheEnd = puzzleWords.last): Reply {
    const { game, next, onshown } = this.#setting;
    const troubles: string[] = [];
    for (let named = next(); named; named = next()) {
      const begun = beginPuzzle(game, named.puzzle);
      if (begun.ok) {
        this.#run = begun.value;
        this.#name = named.name;
        return { lines: [...troubles, ...onshown(begun.value)], shows: "position" };
      }
      troubles.push(puzzleWords.cannotBegin(named.name, begun.error.message));
    }
    this.#run = undefined;
    return answer(...troubles, atTheEnd);
  }

  #goOn(run: PuzzleRun): Reply {
    const isFirst = this.#current.firstTry === undefined && run.firstTry !== undefined;
    const rerated = isFirst ? this.#setting.ontry(run.puzzle, run.firstTry === true) : "";
    const { standing, session, start, puzzle } = run;
    // What a wrong move led to is told, and is off the table.
    this.#run = tryPuzzleAgain(run);
    const news = session === start ? [] : lastLines(session);
    const verdict = verdictOf(puzzle, standing, rerated).trim();
    if (standing.type === "wrong") return answer(...news, verdict, puzzleWords.tryAgain);
    if (standing.type === "idle") return answer(verdict);
    const way = standing.type === "found" || standing.type === "shown" ? standing.way : [];
    const first = way[0] === undefined ? [] : [moveLine(start, way[0])];
    const wayToWin = way.length > 1 ? [puzzleWords.wayToWin(way)] : [];
    return { lines: [...(standing.type === "shown" ? first : news), verdict, ...wayToWin], shows: "next" };
  }
}
