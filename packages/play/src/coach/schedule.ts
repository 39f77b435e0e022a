import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { CoachAnswer } from "../collections/coach-answers.js";

/** Whole days and nothing random: two devices with the same answers have the same schedule. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** When a decision is due again, in milliseconds since 1970; undefined before the first answer. @param answers the earliest first */
export function dueAfter(answers: readonly Pick<CoachAnswer, "at" | "right">[]): number | undefined {
  const [first] = answers;
  if (!first) return undefined;
  const card = answers.reduce<Card>(
    (before, { at, right }) => scheduler.next(before, at, right ? Rating.Good : Rating.Again).card,
    createEmptyCard(first.at),
  );
  return card.due.getTime();
}
