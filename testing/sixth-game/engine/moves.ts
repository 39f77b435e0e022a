import type { Played } from "../../../packages/engine/src/core/game.js";
import { type Card, codeOf } from "../../../packages/engine/src/core/standard-cards.js";
import { sourceName } from "./notation.js";
import { STAIRS } from "./setup.js";
import { type Event, type Move, type Source, type State, WASTE } from "./types.js";

/** First what may be turned, then what may be laid aside, then what may go up. */
export function legalMoves(state: State): readonly Move[] {
  const { stock, waste, shelves } = state;
  const moves: Move[] = [];
  if (stock.length > 0) moves.push({ type: "turn" }); // NS-2
  if (waste.length > 0) {
    // NS-3
    for (const [shelf, card] of shelves.entries()) if (card === null) moves.push({ type: "shelve", shelf });
  }
  for (const from of [...shelves.keys(), WASTE]) {
    // NS-4
    const card = cardAt(state, from);
    if (card !== undefined && card === STAIRS[state.stairs]) moves.push({ type: "climb", from });
  }
  return moves;
}

function cardAt({ waste, shelves }: State, from: Source): Card | undefined {
  return from === WASTE ? waste.at(-1) : (shelves[from] ?? undefined);
}

export function play(state: State, move: Move): Played<State, Event> {
  switch (move.type) {
    case "turn":
      return turned(state);
    case "shelve":
      return shelved(state, move.shelf);
    case "climb":
      return climbed(state, move.from);
  }
}

/** NS-2. */
function turned(state: State): Played<State, Event> {
  const [top, ...stock] = state.stock;
  const card = top as Card;
  return {
    state: { ...state, stock, waste: [...state.waste, card] },
    events: [{ type: "turned", card: codeOf(card), left: stock.length }],
  };
}

/** NS-3. */
function shelved(state: State, shelf: number): Played<State, Event> {
  const card = state.waste.at(-1) as Card;
  return {
    state: { ...state, waste: state.waste.slice(0, -1), shelves: state.shelves.with(shelf, card) },
    events: [{ type: "shelved", card: codeOf(card), to: sourceName(shelf) }],
  };
}

/** NS-4. */
function climbed(state: State, from: Source): Played<State, Event> {
  const card = cardAt(state, from) as Card;
  const stairs = state.stairs + 1;
  const left =
    from === WASTE ? { waste: state.waste.slice(0, -1) } : { shelves: state.shelves.with(from, null) };
  return {
    state: { ...state, ...left, stairs },
    events: [{ type: "climbed", card: codeOf(card), from: sourceName(from), height: stairs }],
  };
}
