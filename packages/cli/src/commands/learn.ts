import { ok, type Result } from "@tetrarch/engine";
import { valuesOf } from "@tetrarch/play";
import { type Course, courseOf, courses, glossary } from "@tetrarch/play/lessons";
import { gameNamed } from "../content/games.js";
import { LessonExercise } from "../play/exercises/lesson-exercise.js";
import { sayLines } from "../play/plain/conversation.js";
import type { Stores } from "../play/saves/stores.js";
import { EXIT, type Fault, fault } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { titleOf } from "../words/en/game.js";
import { lessonWords } from "../words/en/plain.js";
import { type CommandContext, type LineOptions, lineTerminal } from "./context.js";
import { doExercise } from "./do-exercise.js";
import { keep, readStoredHistory } from "./history/stored-history.js";
import { wholeNumber } from "./options.js";

export interface LearnOptions extends LineOptions {
  readonly level?: string;
}

/** `tetrarch learn [GAME]`: which lessons there are, or a game's. */
export async function learn(
  name: string | undefined,
  options: LearnOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const stores = await context.stores();
  const reached = reachedLevels(stores);
  if (!reached.ok) return reached;
  if (name === undefined) {
    if (options.level !== undefined) return fault("usage", usageWords.needsGame("--level", "of", "learn kk"));
    await sayLines(listOfCourses(reached.value), lineTerminal(options, context));
    return ok(EXIT.fine);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  const course = courseOf(game.value.id);
  if (!course) return fault("usage", usageWords.noLessons(game.value.title));
  const index = levelIn(course, options.level, reached.value);
  if (!index.ok) return index;
  const onreached = (level: string) => {
    const kept = keep([{ kind: "lessons", lessons: { game: course.game, levels: [level] } }], stores);
    return kept.ok || !stores.archive.hasHome ? [] : [lessonWords.notKept(kept.error.message)];
  };
  return ok(
    await doExercise(new LessonExercise(game.value, course, index.value, onreached), options, context),
  );
}

/** The levels that the player has reached, by game. */
type Reached = ReadonlyMap<string, readonly string[]>;

function reachedLevels(stores: Stores): Result<Reached, Fault> {
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  return ok(new Map(valuesOf("lessons", kept.value.entries).map(({ game, levels }) => [game, levels])));
}

function countReached({ game, levels }: Course, reached: Reached): number {
  return levels.filter(({ id }) => reached.get(game)?.includes(id)).length;
}

function listOfCourses(reached: Reached): readonly string[] {
  const rows = courses.map((course) => {
    const { game, levels } = course;
    return lessonWords.course(game, titleOf(game), levels.length, countReached(course, reached));
  });
  const terms = glossary.map(({ word, meaning }) => lessonWords.term(word, meaning));
  return [...rows, "", lessonWords.toBegin, "", lessonWords.glossary, ...terms];
}

/** A level by its number, counted from 0; without one the first that was not reached, or the first of all. */
function levelIn(course: Course, level: string | undefined, reached: Reached): Result<number, Fault> {
  const { game, levels } = course;
  if (level === undefined) {
    const next = levels.findIndex(({ id }) => !reached.get(game)?.includes(id));
    return ok(Math.max(0, next));
  }
  const number = wholeNumber("--level", level, { least: 1, most: levels.length, usual: 1 });
  return number.ok ? ok(number.value - 1) : number;
}
