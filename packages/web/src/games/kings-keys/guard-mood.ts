import type { kingsKeys } from "@tetrarch/engine";
import { isStuck } from "@tetrarch/engine/kings-keys";

type View = kingsKeys.View;

/**
 * What the guard does: he sleeps once a game is no longer honest, leans in while a stack lacks one card of a book, dozes
 * where card after card was turned up and no book came of it, and otherwise watches.
 */
export type GuardMood = "sleeps" | "leans" | "dozes" | "watches";

const PACK = 64;
const BOOK = 4;
/** Whoever makes a book turns up so many cards for it at most: each of three moves may empty a cell, and the book does. */
const TURNED_FOR_BOOK = 4;
/** So many cards more are turned up for nothing before he nods off. */
const PATIENCE = 9;

/** From the view alone: the same position, the same guard. */
export function guardMoodOf(view: View, isAssisted: boolean): GuardMood {
  const { field, books, draw } = view;
  if (isAssisted) return "sleeps";
  if (isStuck(view)) return books.length === 0 ? "dozes" : "watches";
  if (field.some(({ length }) => length === BOOK - 1)) return "leans";
  const turned = PACK - field.length - draw;
  return turned - books.length * TURNED_FOR_BOOK >= PATIENCE ? "dozes" : "watches";
}

/** His lantern burns while he is awake; as the tale tells, he puts it out when no book was made and none can be. */
export function isLanternLit(view: View, isAssisted: boolean): boolean {
  return !isAssisted && !(view.books.length === 0 && isStuck(view));
}
