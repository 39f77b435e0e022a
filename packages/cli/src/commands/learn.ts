import { ok, type Result } from "@tetrarch/engine";
import { type Course, courseOf, courses } from "@tetrarch/play/lessons";
import { gameNamed } from "../content/games.js";
import { converse, sayLines } from "../play/plain/conversation.js";
import { LessonController } from "../play/plain/lesson-controller.js";
import { EXIT, type Fault, fault } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { titleOf } from "../words/en/game.js";
import { lessonWords } from "../words/en/plain.js";
import { type AsciiOption, type CommandContext, lineTerminal } from "./context.js";
import { wholeNumber } from "./options.js";

export interface LearnOptions extends AsciiOption {
  readonly level?: string;
}

/** `tetrarch learn [GAME]`: which lessons there are, or a game's, line by line. */
export async function learn(
  name: string | undefined,
  options: LearnOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  if (name === undefined) {
    if (options.level !== undefined) return fault("usage", usageWords.needsGame("--level", "of", "learn kk"));
    await sayLines(listOfCourses(), lineTerminal(options, context));
    return ok(EXIT.fine);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  const course = courseOf(game.value.id);
  if (!course) return fault("usage", usageWords.noLessons(game.value.title));
  const index = levelIn(course, options.level);
  if (!index.ok) return index;
  await converse(new LessonController(game.value, course, index.value), lineTerminal(options, context));
  return ok(EXIT.fine);
}

function listOfCourses(): readonly string[] {
  const rows = courses.map(({ game, levels }) => lessonWords.course(game, titleOf(game), levels.length));
  return [...rows, "", lessonWords.toBegin];
}

/** A level by its number, counted from 0. */
function levelIn({ levels }: Course, level: string | undefined): Result<number, Fault> {
  const number = wholeNumber("--level", level, { least: 1, most: levels.length, usual: 1 });
  return number.ok ? ok(number.value - 1) : number;
}
