import { type LessonProgress, lessons } from "@tetrarch/play";
import type { Course } from "@tetrarch/play/lessons";
import { LESSONS_KEY } from "../ui/visited.js";
import * as words from "../words/en/data.js";
import { LocalCollection } from "./local-collection.svelte.js";

/** How far the player has come in the lessons, with a second copy: by solitaire, the levels that have been reached. */
class Progress extends LocalCollection<LessonProgress> {
  constructor() {
    super({
      key: LESSONS_KEY,
      kind: lessons,
      copy: ["lessons", "reached"],
      read(json) {
        const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
        const read = Object.entries(isObject ? json : {}).map(([game, levels]) =>
          lessons.read({ game, levels }),
        );
        // A text of which anything is wrong was written by no version of the app.
        if (!isObject || read.some(({ ok }) => !ok)) return { values: [], unread: 1 };
        const values = read.flatMap((one) => (one.ok && one.value.levels.length > 0 ? [one.value] : []));
        return { values, unread: 0 };
      },
      write: (values) => Object.fromEntries(values.map(({ game, levels }) => [game, levels])),
      unreadable: () => words.lessonsUnreadable,
      unsaved: words.lessonsUnsaved,
    });
  }

  has({ game }: Course, level: string): boolean {
    return this.values.some((one) => one.game === game && one.levels.includes(level));
  }

  /** The first level that has not been reached; the first of all when there is none. */
  nextIn(course: Course): number {
    return Math.max(
      0,
      course.levels.findIndex(({ id }) => !this.has(course, id)),
    );
  }

  reach(course: Course, level: string): void {
    if (!this.has(course, level)) this.merge([{ game: course.game, levels: [level] }]);
  }
}

export const progress = new Progress();
