import type { HiddenPart } from "../../core/define-game.js";
import { type Card, CODES, cardsFrom, codesOf } from "./cards.js";
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
export function hiddenPart(view: View): HiddenPart {
  const seen = new Set([...view.field.flat(), ...view.books.flat()]);
  return { cards: cardsFrom(CODES.filter((code) => !seen.has(code))), rolls: 0 };
}

/** KK-6: the unseen cards are the draw pile. */
export function arrange(view: View, draw: readonly Card[]): State {
  return { field: view.field.map(cardsFrom), draw, books: view.books.map(cardsFrom) };
}
