import { type Random, shuffled } from "../../core/random.js";
import { CODES, cardsFrom, codesOf } from "./cards.js";
import type { State, View } from "./types.js";

/** KK-6: every card on the field and every book removed; of the draw pile only how many. */
export function view(state: State): View {
  return {
    field: state.field.map(codesOf),
    draw: state.draw.length,
    books: state.books.map(codesOf),
  };
}

/** KK-6: only the draw pile is hidden. */
export function knowsAll(view: View): boolean {
  return view.draw === 0;
}

/** KK-6: the unseen cards, shuffled, are the draw pile. */
export function sample(view: View, random: Random): State {
  const seen = new Set([...view.field.flat(), ...view.books.flat()]);
  const unseen = CODES.filter((code) => !seen.has(code));
  return {
    field: view.field.map(cardsFrom),
    draw: shuffled(cardsFrom(unseen), random),
    books: view.books.map(cardsFrom),
  };
}
