import { games, ok, type Result } from "@tetrarch/engine";
import { type Course, courseOf, courses } from "@tetrarch/play/lessons";
import { gameNamed } from "../content/games.js";
import { asciiText } from "../play/drawing/ascii.js";
import { LessonController } from "../play/plain/lesson-controller.js";
import { MOST_LINE, typedLines } from "../play/plain/lines.js";
import { isAscii } from "../play/surroundings.js";
import { EXIT, type Fault, fault } from "../report.js";
import type { Outside } from "./outside.js";
import { wholeNumber } from "./whole-number.js";

export interface LearnOptions {
  readonly level?: string;
  readonly ascii?: boolean;
}

/** `tetrarch learn [GAME]`: which lessons there are, or a game's, line by line. */
export async function learn(
  name: string | undefined,
  options: LearnOptions,
  outside: Outside,
): Promise<Result<number, Fault>> {
  const say = (lines: readonly string[]) => write(lines, options, outside);
  if (name === undefined) {
    if (options.level !== undefined)
      return fault("usage", "--level: say of which game, as in tetrarch learn kk");
    await say(listOfCourses());
    return ok(EXIT.fine);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  const course = courseOf(game.value.id);
  if (!course) return fault("usage", `there are no lessons for ${game.value.title}`);
  const index = levelIn(course, options.level);
  if (!index.ok) return index;
  const controller = new LessonController(game.value, course, index.value);
  let isHeard = await say(controller.open());
  if (isHeard) isHeard = await prompt(outside);
  for await (const line of typedLines(outside.stdin)) {
    if (!isHeard) break;
    const tooLong = [`That line is longer than ${MOST_LINE} characters.`];
    isHeard = await say(line === undefined ? tooLong : controller.hear(line));
    if (controller.done) break;
    await prompt(outside);
  }
  return ok(EXIT.fine);
}

function listOfCourses(): readonly string[] {
  const rows = courses.map(({ game, levels }) => {
    const title = games.find(({ id }) => id === game)?.title ?? game;
    return `${game}: ${title}, ${levels.length} levels`;
  });
  return [...rows, "", "To begin: tetrarch learn GAME"];
}

/** A level by its number, counted from 0. */
function levelIn({ levels }: Course, level: string | undefined): Result<number, Fault> {
  const number = wholeNumber("--level", level, { least: 1, most: levels.length, usual: 1 });
  return number.ok ? ok(number.value - 1) : number;
}

/** Whether somebody still takes what is written. */
function write(
  lines: readonly string[],
  { ascii = false }: LearnOptions,
  outside: Outside,
): Promise<boolean> {
  const text = lines.map((line) => `${line}\n`).join("");
  const isPoor = isAscii({ env: outside.env, platform: process.platform }, ascii);
  return outside.stdout.write(isPoor ? asciiText(text) : text);
}

async function prompt({ terminal, stdout }: Outside): Promise<boolean> {
  return terminal.interactive ? stdout.write("> ") : true;
}
