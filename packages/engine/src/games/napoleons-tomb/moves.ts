import { type Card, codeOf, codesOf, SUITS, suitOf } from "../../core/cards.js";
import type { MoveResult } from "../../core/game.js";
import { sourceName } from "./notation.js";
import {
  cardAbove,
  centralTakes,
  FOUNDATION_SIZE,
  foundationCard,
  homeCount,
  MOST_REDEALS,
  mayRedeal,
  stockFromWastes,
  WASTES,
  wastesInUse,
} from "./rules.js";
import {
  CENTRAL,
  type Event,
  FIRST_TABLEAU,
  FIRST_WASTE,
  type Move,
  type Pile,
  type Source,
  type State,
} from "./types.js";

const REDEAL: Move = { type: "redeal" };

/** Every legal move (C-4, NT-2 to NT-8): the stock or the redeal, then source by source. */
export function legalMoves(state: State): readonly Move[] {
  const moves: Move[] = [];
  const { reserves, tableau, wastes, central, foundations } = state;
  if (state.stock.length > 0) {
    for (let to = 0; to < wastesInUse(state.redeals); to++) moves.push({ type: "draw", to });
  }
  if (mayRedeal(state)) moves.push(REDEAL);
  for (let pile = 0; pile < reserves.length; pile++) addCardMoves(moves, state, pile, reserves[pile] as Pile);
  for (let pile = 0; pile < tableau.length; pile++) {
    addCardMoves(moves, state, FIRST_TABLEAU + pile, tableau[pile] as Pile);
    addPileMove(moves, central, pile, tableau[pile] as Pile);
  }
  for (let pile = 0; pile < wastes.length; pile++) {
    addCardMoves(moves, state, FIRST_WASTE + pile, wastes[pile] as Pile);
  }
  if (central.length > 0) addFoundationMove(moves, foundations, CENTRAL, central[central.length - 1] as Card);
  return moves;
}

/** NT-3: where the top card of a reserve, tableau or waste pile may go. */
function addCardMoves(moves: Move[], state: State, from: Source, pile: Pile): void {
  if (pile.length === 0) return;
  const card = pile[pile.length - 1] as Card;
  addFoundationMove(moves, state.foundations, from, card);
  if (centralTakes(state.central, card)) moves.push({ type: "central", from });
  const { tableau } = state;
  for (let to = 0; to < tableau.length; to++) {
    if (FIRST_TABLEAU + to === from) continue;
    const target = tableau[to] as Pile;
    if (target.length === 0 || cardAbove(target[target.length - 1] as Card) === card) {
      moves.push({ type: "tableau", from, to });
    }
  }
}

/** NT-2. */
function addFoundationMove(moves: Move[], foundations: readonly number[], from: Source, card: Card): void {
  const suit = suitOf(card);
  if (foundationCard(suit, foundations[suit] as number) === card) moves.push({ type: "foundation", from });
}

/** Adds the move of a whole tableau pile of two or more onto the central reserve, unless that is empty (NT-6). */
function addPileMove(moves: Move[], central: Pile, from: number, pile: Pile): void {
  if (central.length > 0 && pile.length > 1 && centralTakes(central, pile[0] as Card)) {
    moves.push({ type: "pile", from, count: pile.length });
  }
}

/** Plays a legal move. */
export function play(state: State, move: Move): MoveResult<State, Event> {
  switch (move.type) {
    case "foundation":
      return playFoundation(state, move.from);
    case "central":
      return playCentral(state, move.from, 1);
    case "tableau":
      return playTableau(state, move.from, move.to);
    case "pile":
      return playCentral(state, FIRST_TABLEAU + move.from, move.count);
    case "draw":
      return playDraw(state, move.to);
    case "redeal":
      return playRedeal(state);
  }
}

/** NT-2. */
function playFoundation(state: State, from: Source): MoveResult<State, Event> {
  const card = topCard(pileOf(state, from)) as Card;
  const suit = suitOf(card);
  const foundations = state.foundations.slice();
  const count = (foundations[suit] as number) + 1;
  foundations[suit] = count;
  const home = homeCount(foundations);
  const events: Event[] = [{ type: "founded", card: codeOf(card), from: sourceName(from), count, home }];
  if (count === FOUNDATION_SIZE) events.push({ type: "completed", suit: SUITS.charAt(suit) });
  return { state: { ...without(state, from, 1), foundations }, events };
}

/** NT-5 for a single card, NT-6 for a whole pile. */
function playCentral(state: State, from: Source, count: number): MoveResult<State, Event> {
  const { central } = state;
  const cards = pileOf(state, from).slice(-count);
  return {
    state: { ...without(state, from, count), central: central.concat(cards) },
    events: [
      { type: "entombed", cards: codesOf(cards), from: sourceName(from), onto: codeOrNull(topCard(central)) },
    ],
  };
}

/** NT-4. */
function playTableau(state: State, from: Source, to: number): MoveResult<State, Event> {
  const target = state.tableau[to] as Pile;
  const card = topCard(pileOf(state, from)) as Card;
  const taken = without(state, from, 1);
  return {
    state: { ...taken, tableau: replaced(taken.tableau, to, [...target, card]) },
    events: [
      {
        type: "moved",
        card: codeOf(card),
        from: sourceName(from),
        to: sourceName(FIRST_TABLEAU + to),
        onto: codeOrNull(topCard(target)),
      },
    ],
  };
}

/** NT-7. */
function playDraw(state: State, to: number): MoveResult<State, Event> {
  const card = state.stock[0] as Card;
  const stock = state.stock.slice(1);
  const target = state.wastes[to] as Pile;
  return {
    state: { ...state, stock, wastes: replaced(state.wastes, to, [...target, card]) },
    events: [
      {
        type: "drawn",
        card: codeOf(card),
        to: sourceName(FIRST_WASTE + to),
        onto: codeOrNull(topCard(target)),
        left: stock.length,
      },
    ],
  };
}

/** NT-8. */
function playRedeal(state: State): MoveResult<State, Event> {
  const stock = stockFromWastes(state.wastes);
  const redeals = state.redeals + 1;
  return {
    state: { ...state, stock, redeals, wastes: Array.from({ length: WASTES }, () => []) },
    events: [
      {
        type: "redealt",
        cards: stock.length,
        piles: wastesInUse(redeals),
        redeals: MOST_REDEALS - redeals,
      },
    ],
  };
}

function pileOf(state: State, source: Source): Pile {
  if (source < FIRST_TABLEAU) return state.reserves[source] as Pile;
  if (source < FIRST_WASTE) return state.tableau[source - FIRST_TABLEAU] as Pile;
  if (source < CENTRAL) return state.wastes[source - FIRST_WASTE] as Pile;
  return state.central;
}

/** The state without the top `count` cards of a source. */
function without(state: State, source: Source, count: number): State {
  const pile = pileOf(state, source).slice(0, -count);
  if (source < FIRST_TABLEAU) return { ...state, reserves: replaced(state.reserves, source, pile) };
  if (source < FIRST_WASTE) {
    return { ...state, tableau: replaced(state.tableau, source - FIRST_TABLEAU, pile) };
  }
  if (source < CENTRAL) return { ...state, wastes: replaced(state.wastes, source - FIRST_WASTE, pile) };
  return { ...state, central: pile };
}

function replaced(piles: readonly Pile[], index: number, pile: Pile): Pile[] {
  const copy = piles.slice();
  copy[index] = pile;
  return copy;
}

function topCard(pile: Pile): Card | undefined {
  return pile[pile.length - 1];
}

function codeOrNull(card: Card | undefined): string | null {
  return card === undefined ? null : codeOf(card);
}
