import { defineGame, scoreOf } from "../../core/define-game.js";
import type { AnyGame, Game } from "../../core/game.js";
import { cardNumbers, isStandardPack } from "./card-numbers.js";
import type { CardSet } from "./card-set-types.js";
import { layoutOfVariant, OPTIONS } from "./layout.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, moveWordsWith } from "./notation.js";
import { artifactsWon } from "./paths.js";
import { formatState, parseState } from "./position.js";
import { setup } from "./setup.js";
import type { Event, Move, State, View } from "./types.js";
import { arrange, hiddenPart, knowsAll, view } from "./view.js";

const ID = "four-gods";
/** FG-22, FG-25. */
const LAYOUT_IS_WHOLE = "the layout of its card set says itself what the variants would change";

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
  const { pack, layout } = set;
  const game = defineGame<State, Move, View, Event>({
    id: ID,
    title: "The Universe of the Four Gods",
    dealCode: { prefix: "FG", digit: 4 },
    ...(layout ? { options: [], onlyStandard: LAYOUT_IS_WHOLE } : { options: OPTIONS }),
    pack,
    ...(!isStandardPack(pack) && { hasOwnPack: true }),
    cardSet: { name: cardSet.name, version: cardSet.version },
    setup: (deal, variant) => setup(layout ?? layoutOfVariant(variant), deal),
    legalMoves: (state) => legalMoves(set, state),
    play: (state, move) => play(set, state, move),
    /** FG-6: the artifacts won. */
    resignedScore: (state) => scoreOf(artifactsWon(state), state.paths.length),
    view: (state) => view(set, state),
    hiddenPart: (seen) => hiddenPart(set, seen),
    arrange,
    knowsAll,
    formatMove,
    ...moveWordsWith(set),
    formatState: (state) => formatState(set, state),
    parseState: (text) => parseState(set, text),
  });
  return { ...game, cards: cardSet };
}
