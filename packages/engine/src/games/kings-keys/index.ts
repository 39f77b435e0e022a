import { defineGame } from "../../core/define-game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";
import { outcome, score } from "./outcome.js";
import { PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { arrange, knowsAll, unseen, view } from "./view.js";

export const kingsKeys = defineGame<State, Move, View, Event>({
  id: "kings-keys",
  title: "The King's Keys",
  dealCode: { prefix: "KK", digit: 2 },
  options: [],
  pack: PACK,
  setup,
  legalMoves,
  play,
  outcome,
  resignedScore: score,
  view,
  unseen,
  arrange,
  knowsAll,
  formatMove,
  parseMove,
  formatState,
  parseState,
});
