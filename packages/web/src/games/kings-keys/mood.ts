import type { Degree, kingsKeys } from "@tetrarch/engine";
import type { PlayedMove } from "../../table/state.svelte.js";

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

/** The events of the last move; none where there is no game. */
export function eventsOf(last: PlayedMove | undefined): readonly kingsKeys.Event[] {
  return (last?.events ?? []) as readonly kingsKeys.Event[];
}

/** Where the guard looks: to the left, ahead or to the right, by the column that the last move went to. */
export function lookOf(events: readonly kingsKeys.Event[]): -1 | 0 | 1 {
  const column = Number(events.find((event) => event.type === "moved")?.to.charAt(1));
  if (column === 1) return -1;
  return column === SIDE ? 1 : 0;
}
