import type { Course } from "./course.js";
import { fourGods } from "./four-gods.js";
import { fourKingdoms } from "./four-kingdoms.js";
import { kingsKeys } from "./kings-keys.js";
import { napoleonsTomb } from "./napoleons-tomb.js";
import { tombOfFourKings } from "./tomb-of-four-kings.js";

/** The courses, in the order of the solitaires. */
export const courses: readonly Course[] = [tombOfFourKings, kingsKeys, fourKingdoms, fourGods, napoleonsTomb];

/** The course of a solitaire; undefined when it has none. */
export function courseOf(gameId: string): Course | undefined {
  return courses.find(({ game }) => game === gameId);
}
