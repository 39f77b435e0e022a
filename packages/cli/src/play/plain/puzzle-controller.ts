import { type AnyGame, capital } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  answerPuzzle,
  beginPuzzle,
  type Puzzle,
  type PuzzleRun,
  questionOf,
  showAnswer,
  type TellsToCome,
  type ToCome,
  tryPuzzleAgain,
  verdictOf,
} from "@tetrarch/play/puzzles";
import { tableOf } from "../tables/index.js";
import { answerTo } from "./answer-to.js";
import { fewMoveLines, moveLine, pileLines, typedWord } from "./session-lines.js";

/** A puzzle, and what it is called. */
export interface NamedPuzzle {
  readonly puzzle: Puzzle;
  /** `7 of 72`, `of the day`. */
  readonly name: string;
}

/** What the puzzles are played with. */
export interface PuzzleSetting {
  readonly game: AnyGame;
  readonly toCome: TellsToCome;
  /** The next one to be asked, before any and after each; undefined when there is none. */
  next(): NamedPuzzle | undefined;
  /** What is said where there is none from the beginning. */
  readonly noneLeft: string;
  /** Its cards are told next; returns what is to be said of that. */
  onshown(run: PuzzleRun): readonly string[];
  /** Told of the first try at a puzzle; returns what has become of the rating. */
  ontry(puzzle: Puzzle, isRight: boolean): string;
}

const HELP: readonly string[] = [
  "Type a move word, or its number in the list of moves. Other commands:",
  "moves: what can be played, numbered. table: every pile in words.",
  "hidden: what is face down or to come. question: what is asked, once more.",
  "show: the answer, which counts as missed. skip, or next: the next puzzle. quit: leave.",
];

/** Puzzles line by line: each line that comes in gives lines to be said. Knows no terminal. */
export class PuzzleController {
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
    return this.#run ? [...begun, "Say help for the commands."] : begun;
  }

  hear(line: string): readonly string[] {
    const run = this.#run;
    if (!run) return [];
    const skip = () => this.#next();
    return answerTo(line, {
      help: HELP,
      session: run.start,
      commands: {
        question: () => [questionOf(run.puzzle)],
        hidden: () =>
          run.puzzle.kind === "win" ? this.#toCome(run) : ["What is hidden stays hidden in this one."],
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

  /** A puzzle that cannot be begun is passed over, and told. */
  #next(atTheEnd = "That was the last of these puzzles."): readonly string[] {
    const { game, next } = this.#setting;
    const troubles: string[] = [];
    for (let named = next(); named; named = next()) {
      const begun = beginPuzzle(game, named.puzzle);
      if (begun.ok) return [...troubles, ...this.#begin(named.name, begun.value)];
      troubles.push(`Puzzle ${named.name} cannot be laid: ${begun.error.message}.`);
    }
    this.#run = undefined;
    return [...troubles, atTheEnd];
  }

  #begin(name: string, run: PuzzleRun): readonly string[] {
    const { game, onshown } = this.#setting;
    this.#run = run;
    return [
      ...onshown(run),
      `${game.title}, puzzle ${name}.`,
      ...pileLines(run.start),
      ...this.#toCome(run),
      questionOf(run.puzzle),
      ...fewMoveLines(run.start),
    ];
  }

  #toCome({ puzzle, start }: PuzzleRun): readonly string[] {
    if (puzzle.kind !== "win") return [];
    return this.#setting.toCome(start.now.state).map((each) => this.#toComeLine(each));
  }

  #toComeLine({ name, cards = [], rolls = [] }: ToCome): string {
    const table = tableOf(this.#setting.game.id);
    const all = [...cards.map((code) => table.cardName(code)), ...rolls.map(String)];
    return `${name}: ${all.length === 0 ? "none" : all.join(", ")}.`;
  }

  #play(run: PuzzleRun, typed: string): readonly string[] {
    const word = typedWord(run.start, typed);
    if (word === undefined) return [`There is no number ${typed} in the list of moves.`];
    const answered = answerPuzzle(tryPuzzleAgain(run), word);
    if (answered.ok) return this.#goOn(run, answered.value);
    const { code, message } = answered.error;
    if (code === "game-over") return ["It is solved. Say next for another one, or quit."];
    return [`${capital(message)}. Say moves, or show.`];
  }

  #goOn(before: PuzzleRun, run: PuzzleRun): readonly string[] {
    const isFirst = before.firstTry === undefined && run.firstTry !== undefined;
    const rerated = isFirst ? this.#setting.ontry(run.puzzle, run.firstTry === true) : "";
    this.#run = run;
    const { standing, session, start, puzzle } = run;
    const told = session === start ? [] : lastLines(session);
    const verdict = verdictOf(puzzle, standing, rerated).trim();
    if (standing.type === "wrong")
      return [...told, verdict, "The table is as it was before. Try again, or say show."];
    if (standing.type === "idle") return [verdict];
    const way = standing.type === "found" || standing.type === "shown" ? standing.way : [];
    const first = way[0] === undefined ? [] : [moveLine(start, way[0])];
    return [
      ...(standing.type === "shown" ? first : told),
      verdict,
      ...(way.length > 1 ? [`The way to the win: ${way.join(" ")}.`] : []),
      "Say next for another one, or quit.",
    ];
  }
}
