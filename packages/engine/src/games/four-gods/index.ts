import { defineGame, scoreOf } from "../../core/define-game.js";
import type { AnyGame, Game } from "../../core/game.js";
import { cardNumbers } from "./card-numbers.js";
import type { CardSet } from "./card-set-schema.js";
import { PATHS } from "./cards.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, parseMove } from "./notation.js";
import { artifactsWon } from "./paths.js";
import { formatState, parseState } from "./position.js";
import { OPTIONS, PACK, setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { arrange, hiddenPart, knowsAll, view } from "./view.js";

const ID = "four-gods";

/** The Universe of the Four Gods with a card set. The rules are the game's, the numbers are the set's. */
export interface FourGodsGame extends Game<State, Move, View, Event> {
  /** The set it is played with. */
  readonly cards: CardSet;
}

/** Whether a game is the Four Gods, with any card set. */
export function isFourGods(game: AnyGame): game is FourGodsGame {
  return game.id === ID;
}

/** Makes the game with a card set from `parseCardSet`, or with the built-in one. */
export function createFourGods(cardSet: CardSet): FourGodsGame {
  const set = cardNumbers(cardSet);
  const game = defineGame<State, Move, View, Event>({
    id: ID,
    title: "The Universe of the Four Gods",
    dealCode: { prefix: "FG", digit: 4 },
    options: OPTIONS,
    pack: PACK,
    cardSet: { name: cardSet.name, version: cardSet.version },
    setup,
    legalMoves: (state) => legalMoves(set, state),
    play: (state, move) => play(set, state, move),
    /** FG-6: the artifacts won. */
    resignedScore: (state) => scoreOf(artifactsWon(state), PATHS),
    view: (state) => view(set, state),
    hiddenPart,
    arrange,
    knowsAll,
    formatMove,
    parseMove,
    formatState,
    parseState: (text) => parseState(set, text),
  });
  return { ...game, cards: cardSet };
}
