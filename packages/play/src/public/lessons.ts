/** Lessons: each solitaire's course of small levels, and how one is played. */
export type { Answer, Course, Goal, LessonDeal, Level, Traits } from "../lessons/course.js";
export { type GlossaryEntry, glossary } from "../lessons/glossary.js";
export * from "../lessons/lesson-run.js";
export { courseOf, courses } from "../lessons/registry.js";
