import type { Degree, kingsKeys } from "@tetrarch/engine";

type View = kingsKeys.View;

/** What the guard does: he watches, leans in while a stack lacks one card of a book, or glares, his lantern raised. */
export type GuardMood = "watches" | "leans" | "glares";

const BOOK = 4;

/** KK-6: the guard's mood, from the degree and the view alone; he glares at a player who had help. */
export function guardMoodOf({ field }: View, degree: Degree): GuardMood {
  if (degree === "assisted") return "glares";
  return field.some(({ length }) => length === BOOK - 1) ? "leans" : "watches";
}

/** Where a game ends: in the open gate, in the locked cell, or in the pit. */
export type DungeonEnd = "gate" | "cell" | "pit";

/** KK-6: a player who had help ends in the pit, whatever the score. */
export function dungeonEndOf(isWon: boolean, degree: Degree): DungeonEnd {
  if (degree === "assisted") return "pit";
  return isWon ? "gate" : "cell";
}
