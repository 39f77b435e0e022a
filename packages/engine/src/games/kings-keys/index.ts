import { defineGame } from "../../core/define-game.js";
import { ALL_BOOKS, bookPoints } from "./cards.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, moveWords, parseMove, parseState } from "./notation.js";
import { PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { arrange, hiddenPart, view } from "./view.js";

/** The rules of The King's Keys. */
export const kingsKeys = defineGame<State, Move, View, Event>({
  id: "kings-keys",
  title: "The King's Keys",
  dealCode: { prefix: "KK", digit: 2 },
  options: [],
  pack: PACK,
  setup,
  legalMoves,
  play,
  /** KK-5: ten points a book. */
  resignedScore({ books }) {
    const value = bookPoints(books.length);
    return { value, max: bookPoints(ALL_BOOKS), text: String(value) };
  },
  view,
  hiddenPart,
  arrange,
  formatMove,
  parseMove,
  moveWords,
  formatState,
  parseState,
});
