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

/** What is seen of a move while the last of its events so far is shown: a key hangs on the ring once its book is over. */
export function viewAfter(before: View, events: readonly kingsKeys.Event[], after: View): View {
  return events.slice(0, -1).some(({ type }) => type === "book") ? { ...before, books: after.books } : before;
}

/** Where a game ends: in the open gate, before the trapdoor, in the locked cell, or in the pit. */
export type DungeonEnd = "gate" | "trapdoor" | "cell" | "pit";

/** KK-6: a player who had help goes to the pit, whatever the score. */
export function dungeonEndOf(isWon: boolean, degree: Degree): DungeonEnd {
  if (degree === "assisted") return isWon ? "trapdoor" : "pit";
  return isWon ? "gate" : "cell";
}

const SIDE = 4;

/**
 * Where the guard looks after a move: to the left, ahead or to the right, by the column of the cell that grew or was cleared;
 * undefined where no cell has changed.
 */
export function lookOf(before: View, { field }: View): -1 | 0 | 1 | undefined {
  const grew = field.findIndex(({ length }, cell) => length > (before.field[cell]?.length ?? 0));
  const changed = field.findIndex(({ length }, cell) => length !== before.field[cell]?.length);
  if (changed === -1) return undefined;
  const column = (grew === -1 ? changed : grew) % SIDE;
  if (column === 0) return -1;
  return column === SIDE - 1 ? 1 : 0;
}

/** The cells that the last move filled from the draw pile, counted from 0; none after a move taken back. */
export function filledCells(before: View, { field, draw }: View): readonly number[] {
  if (draw >= before.draw) return [];
  const old = new Set(before.field.flat());
  return field.flatMap((cards, cell) => (cards.some((card) => !old.has(card)) ? [cell] : []));
}
