import type { Game } from "../../../packages/engine/src/core/game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";
import { outcome, score } from "./outcome.js";
import { PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { knowsAll, sample, view } from "./view.js";

export const nineSteps: Game<State, Move, View, Event> = {
  id: "nine-steps",
  title: "Nine Steps",
  dealCode: { prefix: "NS", digit: 6 },
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
