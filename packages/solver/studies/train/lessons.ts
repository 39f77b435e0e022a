import { godsLesson } from "./four-gods.js";
import { kingdomsLesson } from "./four-kingdoms.js";
import { keysLesson } from "./kings-keys.js";
import type { Lesson } from "./lesson.js";
import { tombLesson } from "./tomb-of-four-kings.js";

/** The games that can be learnt, by id. */
export const LESSONS: Readonly<Record<string, Lesson>> = Object.fromEntries(
  [tombLesson, godsLesson, keysLesson, kingdomsLesson].map((lesson) => [lesson.game, lesson]),
);
