import { STANDARD_PACK } from "../../core/cards.js";
import { defineGame, scoreOf } from "../../core/define-game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, moveWords, parseMove, parseState } from "./notation.js";
import { PACK, setup } from "./setup.js";
import { type Event, homeCount, type Move, type State, type View } from "./types.js";
import { arrange, hiddenPart, view } from "./view.js";

/** The rules of Four Kingdoms. */
export const fourKingdoms = defineGame<State, Move, View, Event>({
  id: "four-kingdoms",
  title: "Four Kingdoms",
  dealCode: { prefix: "FK", digit: 3 },
  options: [],
  pack: PACK,
  setup,
  legalMoves,
  play,
  /** FK-11. */
  resignedScore: (state) => scoreOf(homeCount(state), STANDARD_PACK.length),
  view,
  hiddenPart,
  arrange,
  formatMove,
  parseMove,
  moveWords,
  formatState,
  parseState,
});
