import { defineGame } from "../../core/define-game.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, moveWords, parseMove, parseState } from "./notation.js";
import { outcome, resignedScore } from "./outcome.js";
import { BY_MEMORY, DEAL_CODE, PACK, setup } from "./setup.js";
import type { Event, Move, OwnEnding, State, View } from "./types.js";
import { arrange, hiddenPart, knowsAll, openOutOfPlay, sample, view } from "./view.js";

/** The rules of Tomb of Four Kings. */
export const tombOfFourKings = defineGame<State, Move, View, Event, OwnEnding>({
  id: "tomb-of-four-kings",
  title: "Tomb of Four Kings",
  dealCode: DEAL_CODE,
  options: [BY_MEMORY],
  memoryOption: BY_MEMORY,
  pack: PACK,
  ownEndings: ["escaped"],
  setup,
  legalMoves,
  play,
  outcome,
  resignedScore,
  view,
  hiddenPart,
  arrange,
  sample,
  knowsAll,
  openOutOfPlay,
  formatMove,
  parseMove,
  moveWords,
  formatState,
  parseState,
});
