import type { Game } from "../../core/game.js";
import { cardNumbers } from "./card-numbers.js";
import type { CardSet } from "./card-set.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, parseMove } from "./notation.js";
import { outcome, score } from "./outcome.js";
import { formatState, parseState } from "./position.js";
import { sample } from "./sample.js";
import { OPTIONS, PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { view } from "./view.js";

/** The game as played with a card set that `parseCardSet` has read, or with the built-in one. */
export function createFourGods(cardSet: CardSet): Game<State, Move, View, Event> {
  const set = cardNumbers(cardSet);
  return {
    id: "four-gods",
    title: "The Universe of the Four Gods",
    dealCode: { prefix: "FG", digit: 4 },
    options: OPTIONS,
    pack: PACK,
    cardSet: { name: cardSet.name, version: cardSet.version },
    setup,
    legalMoves: (state) => legalMoves(set, state),
    play: (state, move) => play(set, state, move),
    outcome: (state) => outcome(set, state),
    resignedScore: score,
    view: (state) => view(set, state),
    sample,
    formatMove,
    parseMove,
    formatState,
    parseState: (text) => parseState(set, text),
  };
}
