import type { Course } from "@tetrarch/play/lessons";

/** Where among the lessons the player is, by the rest of an address. */
export type Where =
  | { readonly type: "all" }
  /** Wherever the player has got to in this course. */
  | { readonly type: "course"; readonly course: Course }
  | { readonly type: "level"; readonly course: Course; readonly index: number }
  | { readonly type: "end"; readonly course: Course };

/** Stands in an address where a level's name would. */
export const END = "end";

/** Reads what follows `#/learn/`, whatever it is. A level that means nothing is the course, a course that does all lessons. */
export function whereIn(rest: string, courses: readonly Course[]): Where {
  const [first = "", second = ""] = rest.toLowerCase().split("/");
  const course = courses.find(({ game }) => game === first);
  if (!course) return { type: "all" };
  if (second === END) return { type: "end", course };
  const index = course.levels.findIndex(({ id }) => id === second);
  return index === -1 ? { type: "course", course } : { type: "level", course, index };
}

/** The address of a level; beyond the last, that of the course's end. */
export function addressOf({ game, levels }: Course, index: number): string {
  return `#/learn/${game}/${levels[index]?.id ?? END}`;
}
