import { defineGame, scoreOf } from "../../core/define-game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, moveWords, parseMove, parseState } from "./notation.js";
import { FOUNDATION_SIZE, homeCount } from "./rules.js";
import { PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { arrange, hiddenPart, view } from "./view.js";

/** The rules of Napoleon's Tomb. */
export const napoleonsTomb = defineGame<State, Move, View, Event>({
  id: "napoleons-tomb",
  title: "Napoleon's Tomb",
  dealCode: { prefix: "NT", digit: 5 },
  options: [],
  pack: PACK,
  setup,
  legalMoves,
  play,
  /** NT-9. */
  resignedScore: ({ foundations }) => scoreOf(homeCount(foundations), 4 * FOUNDATION_SIZE),
  view,
  hiddenPart,
  arrange,
  formatMove,
  parseMove,
  moveWords,
  formatState,
  parseState,
});
