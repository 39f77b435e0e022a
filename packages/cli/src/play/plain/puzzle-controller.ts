import { type AnyGame, capital } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  answerPuzzle,
  beginPuzzle,
  type HiddenSequence,
  type HiddenSequencesOf,
  type Puzzle,
  type PuzzleRun,
  questionOf,
  showAnswer,
  tryPuzzleAgain,
  verdictOf,
} from "@tetrarch/play/puzzles";
import { plainWords, puzzleHelp, puzzleWords } from "../../words/en/plain.js";
import { tableOf } from "../tables/registry.js";
import type { Conversation } from "./conversation.js";
import { answerTo, fewMoveLines, moveLine, pileLines, type ShowTable, typedWord } from "./session-lines.js";

/** A puzzle, and what it is called. */
export interface NamedPuzzle {
  readonly puzzle: Puzzle;
  /** `7 of 72`, `of the day`. */
  readonly name: string;
}

/** What the puzzles are played with. */
export interface PuzzleSetting {
  readonly game: AnyGame;
  readonly hiddenSequences: HiddenSequencesOf;
  /** How the table is shown; its piles in words where this is missing. */
  readonly showTable?: ShowTable;
  /** Returns the next puzzle; undefined when there is none. */
  next(): NamedPuzzle | undefined;
  /** What is said where there is none from the beginning. */
  readonly noneLeft: string;
  /** Called before the cards of a puzzle are shown; returns lines to be said. */
  onshown(run: PuzzleRun): readonly string[];
  /** Called at the first try at a puzzle; returns a sentence on the new rating. */
  ontry(puzzle: Puzzle, isRight: boolean): string;
}

/** Puzzles line by line: each line that comes in gives lines to be said. Knows no terminal. */
export class PuzzleController implements Conversation {
  readonly #setting: PuzzleSetting;
  #run: PuzzleRun | undefined;

  constructor(setting: PuzzleSetting) {
    this.#setting = setting;
  }

  /** Whether there is no further puzzle, or the player has left. */
  get done(): boolean {
    return this.#run === undefined;
  }

  open(): readonly string[] {
    const begun = this.#next(this.#setting.noneLeft);
    return this.#run ? [plainWords.sayHelp, ...begun] : begun;
  }

  hear(line: string): readonly string[] {
    const run = this.#run;
    if (!run) return [];
    const skip = () => this.#next();
    return answerTo(line, {
      help: puzzleHelp,
      showTable: this.#setting.showTable ?? pileLines,
      session: run.start,
      commands: {
        question: () => [questionOf(run.puzzle)],
        hidden: () => (run.puzzle.kind === "win" ? this.#hiddenLines(run) : [puzzleWords.hiddenStays]),
        show: () => this.#goOn(run, showAnswer(run)),
        skip,
        next: skip,
      },
      quit: () => {
        this.#run = undefined;
      },
      play: (typed) => this.#play(run, typed),
    });
  }

  /** Begins the next puzzle; one that cannot begin is skipped and named. */
  #next(atTheEnd = puzzleWords.last): readonly string[] {
    const { game, next } = this.#setting;
    const troubles: string[] = [];
    for (let named = next(); named; named = next()) {
      const begun = beginPuzzle(game, named.puzzle);
      if (begun.ok) return [...troubles, ...this.#begin(named.name, begun.value)];
      troubles.push(puzzleWords.cannotBegin(named.name, begun.error.message));
    }
    this.#run = undefined;
    return [...troubles, atTheEnd];
  }

  #begin(name: string, run: PuzzleRun): readonly string[] {
    const { game, onshown } = this.#setting;
    this.#run = run;
    return [
      ...onshown(run),
      puzzleWords.heading(game.title, name),
      ...(this.#setting.showTable ?? pileLines)(run.start),
      ...this.#hiddenLines(run),
      ...fewMoveLines(run.start),
      questionOf(run.puzzle),
    ];
  }

  #hiddenLines({ puzzle, start }: PuzzleRun): readonly string[] {
    if (puzzle.kind !== "win") return [];
    return this.#setting.hiddenSequences(start.now.state).map((each) => this.#hiddenSequenceLine(each));
  }

  #hiddenSequenceLine({ name, cards = [], rolls = [] }: HiddenSequence): string {
    const table = tableOf(this.#setting.game.id);
    const all = [...cards.map((code) => table.cardName(code)), ...rolls.map(String)];
    return puzzleWords.hiddenSequence(name, all);
  }

  #play(run: PuzzleRun, typed: string): readonly string[] {
    const word = typedWord(run.start, typed);
    if (word === undefined) return [plainWords.noSuchNumber(typed)];
    const answered = answerPuzzle(tryPuzzleAgain(run), word);
    if (answered.ok) return this.#goOn(run, answered.value);
    const { code, message } = answered.error;
    if (code === "game-over") return [puzzleWords.solved];
    return [puzzleWords.illegal(capital(message))];
  }

  #goOn(before: PuzzleRun, run: PuzzleRun): readonly string[] {
    const isFirst = before.firstTry === undefined && run.firstTry !== undefined;
    const rerated = isFirst ? this.#setting.ontry(run.puzzle, run.firstTry === true) : "";
    this.#run = run;
    const { standing, session, start, puzzle } = run;
    const news = session === start ? [] : lastLines(session);
    const verdict = verdictOf(puzzle, standing, rerated).trim();
    if (standing.type === "wrong") return [...news, verdict, puzzleWords.tryAgain];
    if (standing.type === "idle") return [verdict];
    const way = standing.type === "found" || standing.type === "shown" ? standing.way : [];
    const first = way[0] === undefined ? [] : [moveLine(start, way[0])];
    return [
      ...(standing.type === "shown" ? first : news),
      verdict,
      ...(way.length > 1 ? [puzzleWords.wayToWin(way)] : []),
      puzzleWords.sayNext,
    ];
  }
}
