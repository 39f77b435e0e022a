import { type AnyGame, ok, type Problem, type Result, type Session } from "@tetrarch/engine";
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
import { lessonHelp, lessonWords } from "../../words/en/plain.js";
import { moveLine } from "../plain/session-lines.js";
import { answer, type Exercise, type Reply } from "./exercise.js";

/** The levels of a course, one after the other. */
export class LessonExercise implements Exercise {
  readonly help = lessonHelp;
  readonly commands = {
    goal: () => answer(...this.about, this.goal),
    show: () => this.#show(),
    skip: () => this.#goTo(this.#index + 1),
    back: () => this.#goTo(Math.max(0, this.#index - 1)),
    again: () => this.#goTo(this.#index),
  };
  readonly #game: AnyGame;
  readonly #course: Course;
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
    onreached: (level: string) => readonly string[] = () => [],
  ) {
    this.#game = game;
    this.#course = course;
    this.#onreached = onreached;
    this.#index = index;
    this.#run = this.#begin(index);
  }

  get done(): boolean {
    return this.#done;
  }

  get session(): Session {
    return this.#run.session;
  }

  get name(): string {
    return lessonWords.level(this.#index + 1, this.#course.levels.length);
  }

  get about(): readonly string[] {
    const { opening } = this.#run.level;
    return opening === undefined ? [] : [opening];
  }

  get goal(): string {
    return lessonWords.goal(this.#run.level.goal);
  }

  get lookAt(): readonly string[] {
    const { from, to } = highlightsOf(this.#run);
    return [from?.from, to].filter((pile) => pile !== undefined);
  }

  open(): Reply {
    return { lines: [], shows: "position" };
  }

  play(word: string): Result<Reply, Problem> {
    const played = playInLesson(this.#run, word);
    if (!played.ok) return played;
    this.#run = played.value;
    const lines = [...lastLines(this.#run.session)];
    for (let next = playConsequence(this.#run); next.ok; next = playConsequence(next.value)) {
      this.#run = next.value;
      lines.push(...lastLines(this.#run.session));
    }
    const { lines: more, shows } = this.#judged();
    return ok({ lines: [...lines, ...more], shows });
  }

  #begin(index: number): LessonRun {
    const level = this.#course.levels[index];
    const begun = level && beginLevel(this.#game, level);
    if (!begun?.ok) throw new Error(`level ${index + 1} of ${this.#course.game} does not begin`);
    return begun.value;
  }

  #goTo(index: number, ...lines: readonly string[]): Reply {
    if (index === this.#course.levels.length) {
      this.#done = true;
      const { id, title } = this.#game;
      return answer(...lines, lessonWords.lastLevel(title, id));
    }
    this.#index = index;
    this.#run = this.#begin(index);
    return { lines, shows: "position" };
  }

  #show(): Reply {
    const word = nextInLesson(this.#run);
    return word === undefined ? answer() : answer(moveLine(this.#run.session, word));
  }

  /** What is said of the position after a move. */
  #judged(): Reply {
    const { standing, level } = this.#run;
    if (standing.type === "playing") {
      return nextInLesson(this.#run) === undefined
        ? this.#goTo(this.#index, lessonWords.lostWay)
        : { lines: [], shows: "moves" };
    }
    if (standing.type === "reached") {
      const troubles = this.#onreached(level.id);
      return this.#goTo(this.#index + 1, lessonWords.reached(level.success), ...troubles);
    }
    const back = takeBackWrong(this.#run);
    if (back.ok) this.#run = back.value;
    return { lines: [lessonWords.wrong(standing.says), lessonWords.tryAgain], shows: "again" };
  }
}
