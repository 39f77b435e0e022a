import { type AnyGame, capital } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  beginLevel,
  type Course,
  highlightsOf,
  type LessonRun,
  nextInLesson,
  playConsequence,
  playInLesson,
  takeBackWrong,
} from "@tetrarch/play/lessons";
import { lessonHelp, lessonWords, plainWords } from "../../words/en/plain.js";
import { tableOf } from "../tables/registry.js";
import type { Conversation } from "./conversation.js";
import { answerTo, fewMoveLines, moveLine, pileLines, type ShowTable, typedWord } from "./session-lines.js";

/** A course line by line: each line that comes in gives lines to be said. Knows no terminal. */
export class LessonController implements Conversation {
  readonly #game: AnyGame;
  readonly #course: Course;
  readonly #showTable: ShowTable;
  readonly #onreached: (level: string) => readonly string[];
  #index: number;
  #run: LessonRun;
  #done = false;

  /**
   * @param index the level to begin with, counted from 0
   * @param onreached called when a level is reached; returns lines to be said
   */
  constructor(
    game: AnyGame,
    course: Course,
    index: number,
    showTable: ShowTable = pileLines,
    onreached: (level: string) => readonly string[] = () => [],
  ) {
    this.#game = game;
    this.#course = course;
    this.#showTable = showTable;
    this.#onreached = onreached;
    this.#index = index;
    this.#run = this.#begin(index);
  }

  /** Whether the course is over, or the player has left it. */
  get done(): boolean {
    return this.#done;
  }

  open(): readonly string[] {
    return [plainWords.sayHelp, ...this.#level()];
  }

  hear(line: string): readonly string[] {
    return answerTo(line, {
      help: lessonHelp,
      showTable: this.#showTable,
      session: this.#run.session,
      commands: {
        goal: () => this.#goal(),
        show: () => this.#show(),
        skip: () => this.#goTo(this.#index + 1),
        back: () => this.#goTo(Math.max(0, this.#index - 1)),
      },
      quit: () => {
        this.#done = true;
      },
      play: (typed) => this.#play(typed),
    });
  }

  #begin(index: number): LessonRun {
    const level = this.#course.levels[index];
    const begun = level && beginLevel(this.#game, level);
    if (!begun?.ok) throw new Error(`level ${index + 1} of ${this.#course.game} does not begin`);
    return begun.value;
  }

  #goTo(index: number): readonly string[] {
    if (index === this.#course.levels.length) return this.#end();
    this.#index = index;
    this.#run = this.#begin(index);
    return this.#level();
  }

  #end(): readonly string[] {
    this.#done = true;
    const { id, title } = this.#game;
    return [lessonWords.lastLevel(title, id)];
  }

  #level(): readonly string[] {
    const { opening } = this.#run.level;
    return [
      lessonWords.level(this.#game.title, this.#index + 1, this.#course.levels.length),
      ...(opening === undefined ? [] : [opening]),
      ...this.#showTable(this.#run.session, this.#pilesToLookAt()),
      ...fewMoveLines(this.#run.session),
      ...this.#goal(),
    ];
  }

  #goal(): readonly string[] {
    return [...this.#lookAt(), lessonWords.goal(this.#run.level.goal)];
  }

  #pilesToLookAt(): readonly string[] {
    const { from, to } = highlightsOf(this.#run);
    return [from?.from, to].filter((pile) => pile !== undefined);
  }

  #lookAt(): readonly string[] {
    const names = this.#pilesToLookAt().map((pile) => tableOf(this.#game.id).nameOf(pile));
    return names.length === 0 ? [] : [lessonWords.lookAt(names)];
  }

  #show(): readonly string[] {
    const word = nextInLesson(this.#run);
    return word === undefined ? [] : [moveLine(this.#run.session, word)];
  }

  #play(typed: string): readonly string[] {
    const word = typedWord(this.#run.session, typed);
    if (word === undefined) return [plainWords.noSuchNumber(typed)];
    const played = playInLesson(this.#run, word);
    if (!played.ok) return [lessonWords.illegal(capital(played.error.message))];
    this.#run = played.value;
    const lines = [...lastLines(this.#run.session)];
    for (let next = playConsequence(this.#run); next.ok; next = playConsequence(next.value)) {
      this.#run = next.value;
      lines.push(...lastLines(this.#run.session));
    }
    return [...lines, ...this.#standing()];
  }

  #standing(): readonly string[] {
    const { standing, level } = this.#run;
    if (standing.type === "playing") {
      if (nextInLesson(this.#run) === undefined) return [lessonWords.lostWay, ...this.#goTo(this.#index)];
      return [...this.#lookAt(), ...fewMoveLines(this.#run.session)];
    }
    if (standing.type === "reached") {
      const troubles = this.#onreached(level.id);
      return [lessonWords.reached(level.success), ...troubles, ...this.#goTo(this.#index + 1)];
    }
    const back = takeBackWrong(this.#run);
    if (back.ok) this.#run = back.value;
    return [
      lessonWords.wrong(standing.says),
      lessonWords.tryAgain,
      ...fewMoveLines(this.#run.session),
      ...this.#goal(),
    ];
  }
}
