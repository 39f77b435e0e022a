import type { Game } from "../../core/game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";
import { outcome, score } from "./outcome.js";
import { PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { knowsAll, sample, view } from "./view.js";

export const napoleonsTomb: Game<State, Move, View, Event> = {
  id: "napoleons-tomb",
  title: "Napoleon's Tomb",
  dealCode: { prefix: "NT", digit: 5 },
  options: [],
  pack: PACK,
  setup,
  legalMoves,
  play,
  outcome,
  resignedScore: score,
  view,
  sample,
  knowsAll,
  formatMove,
  parseMove,
  formatState,
  parseState,
};
