import {
  ACE,
  BLANK,
  type Card,
  codeOf,
  codesOf,
  JACK,
  KING,
  QUEEN,
  rankOf,
  SUITS,
  suitOf,
  TEN,
} from "../../core/cards.js";
import type { MoveResult } from "../../core/game.js";
import { sourceName } from "./notation.js";
import {
  type Event,
  FIRST_GUEST,
  homeCount,
  type Kingdom,
  kingdomHome,
  type Move,
  type Pile,
  type Source,
  type State,
  WASTE,
  type Way,
  type Zone,
} from "./types.js";

const DEAL: Move = { type: "deal" };

/** Every legal move (C-4, FK-2 to FK-9): the deal, then source by source. */
export function legalMoves(state: State): readonly Move[] {
  const moves: Move[] = [];
  const { tableau, waste, guests } = state;
  if (state.stock.length > 0) moves.push(DEAL);
  for (let from = 0; from < tableau.length; from++) {
    const run = (tableau[from] as Pile).up;
    if (run.length === 0) continue;
    addRunMoves(moves, tableau, from, run);
    const top = run[run.length - 1] as Card;
    addZoneMove(moves, state, from, top);
    if (guestRoom(state, top)) moves.push({ type: "guest", from });
  }
  if (waste.length > 0) {
    const top = waste[waste.length - 1] as Card;
    addCardMoves(moves, tableau, WASTE, top);
    addZoneMove(moves, state, WASTE, top);
    if (guestRoom(state, top)) moves.push({ type: "guest", from: WASTE });
  }
  for (let suit = 0; suit < 4; suit++) {
    const guest = guests[suit] as Card | null;
    if (guest === null) continue;
    addCardMoves(moves, tableau, FIRST_GUEST + suit, guest);
    addZoneMove(moves, state, FIRST_GUEST + suit, guest);
  }
  return moves;
}

/** Adds the moves of a run or its upper part, to an empty pile or one rank lower (FK-2). */
function addRunMoves(moves: Move[], tableau: readonly Pile[], from: number, run: readonly Card[]): void {
  const lowest = run[0] as Card;
  const top = run[run.length - 1] as Card;
  for (let to = 0; to < tableau.length; to++) {
    if (to === from) continue;
    const target = (tableau[to] as Pile).up;
    if (target.length === 0) {
      for (let count = 1; count <= run.length; count++) moves.push({ type: "land", from, to, count });
    } else {
      const wanted = cardAbove(target[target.length - 1] as Card);
      // A run's numbers are consecutive, so the wanted card is in it if it lies between the ends.
      if (wanted >= lowest && wanted <= top) moves.push({ type: "land", from, to, count: top - wanted + 1 });
    }
  }
}

/** FK-2 for a single card from the waste (FK-4) or a guest chamber (FK-9). */
function addCardMoves(moves: Move[], tableau: readonly Pile[], from: Source, card: Card): void {
  for (let to = 0; to < tableau.length; to++) {
    const target = (tableau[to] as Pile).up;
    if (target.length === 0 || cardAbove(target[target.length - 1] as Card) === card) {
      moves.push({ type: "land", from, to, count: 1 });
    }
  }
}

/** FK-2: the one card that may be played on this one; −1 on an ace or a king. */
function cardAbove(card: Card): Card {
  const rank = rankOf(card);
  return rank === ACE || rank === KING ? -1 : card + 1;
}

function addZoneMove(moves: Move[], state: State, from: Source, card: Card): void {
  const zone = openZone(state.kingdoms[suitOf(card)] as Kingdom, rankOf(card));
  if (zone !== undefined) moves.push({ type: "zone", from, zone });
}

/** The zone that takes this rank now, if one does. */
function openZone(kingdom: Kingdom, rank: number): Zone | undefined {
  const { castle, tower, subjects } = kingdom;
  if (rank >= JACK) return castle === KING - rank ? "castle" : undefined; // FK-5: king, then queen, then jack
  if (rank === TEN) return "tower"; // FK-6
  if (rank === ACE) return castle === 3 && tower ? "dungeon" : undefined; // FK-8
  return castle === 3 && rank === 9 - subjects ? "subjects" : undefined; // FK-7
}

/** Where a card that is seen for the first time can go, and else what its place at home needs. */
function wayOf(state: State, card: Card): Way {
  const kingdom = state.kingdoms[suitOf(card)];
  if (!kingdom || card === BLANK || openZone(kingdom, rankOf(card)) !== undefined) return {};
  const needs = needsOf(kingdom, card);
  const onto = state.tableau
    .map(({ up }) => up.at(-1))
    .find((top) => top !== undefined && cardAbove(top) === card);
  if (onto !== undefined) return { needs, onto: codeOf(onto) };
  return guestRoom(state, card) ? { needs, isGuest: true } : { needs };
}

/** The ranks that must be home before a card can go home: those of the court, or the next subject. */
function needsOf(kingdom: Kingdom, card: Card): readonly string[] {
  const rank = rankOf(card);
  const before = [...(rank >= JACK ? "KQJ".slice(0, KING - rank) : rank === ACE ? "KQJT" : "KQJ")];
  const needs = before.filter((each, at) => (each === "T" ? !kingdom.tower : at >= kingdom.castle));
  return needs.length > 0 ? needs : [String(9 - kingdom.subjects)];
}

/** FK-9: one card of the chamber's own suit, not the ace, once king and queen are in the castle. */
function guestRoom(state: State, card: Card): boolean {
  const suit = suitOf(card);
  const { castle } = state.kingdoms[suit] as Kingdom;
  return castle >= 2 && state.guests[suit] === null && rankOf(card) !== ACE && rankOf(card) < QUEEN;
}

/** Plays a legal move. */
export function play(state: State, move: Move): MoveResult<State, Event> {
  switch (move.type) {
    case "deal":
      return playDeal(state);
    case "land":
      return playLand(state, move.from, move.to, move.count);
    case "zone":
      return playZone(state, move.from, move.zone);
    case "guest":
      return playGuest(state, move.from);
  }
}

/** FK-4. */
function playDeal(state: State): MoveResult<State, Event> {
  const card = state.stock[0] as Card;
  const stock = state.stock.slice(1);
  return {
    state: { ...state, stock, waste: [...state.waste, card] },
    events: [{ type: "dealt", card: codeOf(card), ...wayOf(state, card), left: stock.length }],
  };
}

function playLand(state: State, from: Source, to: number, count: number): MoveResult<State, Event> {
  const events: Event[] = [];
  const target = state.tableau[to] as Pile;
  const onto = target.up.length > 0 ? codeOf(target.up[target.up.length - 1] as Card) : null;
  const cards = topCards(state, from, count);
  events.push({ type: "moved", cards: codesOf(cards), from: sourceName(from), to: sourceName(to), onto });
  const tableau = state.tableau.slice();
  tableau[to] = { down: target.down, up: target.up.concat(cards) };
  return { state: take({ ...state, tableau }, from, count, events), events };
}

function playZone(state: State, from: Source, zone: Zone): MoveResult<State, Event> {
  const events: Event[] = [];
  const card = topCards(state, from, 1)[0] as Card;
  const suit = suitOf(card);
  const home = homeCount(state) + 1;
  events.push({ type: "housed", card: codeOf(card), from: sourceName(from), zone, home });
  const kingdoms = state.kingdoms.slice();
  const kingdom = grown(kingdoms[suit] as Kingdom, zone);
  kingdoms[suit] = kingdom;
  const taken = take({ ...state, kingdoms }, from, 1, events);
  if (kingdomHome(kingdom) === KING) events.push({ type: "united", suit: SUITS.charAt(suit) });
  return { state: taken, events };
}

function grown(kingdom: Kingdom, zone: Zone): Kingdom {
  switch (zone) {
    case "castle":
      return { ...kingdom, castle: kingdom.castle + 1 };
    case "tower":
      return { ...kingdom, tower: true };
    case "subjects":
      return { ...kingdom, subjects: kingdom.subjects + 1 };
    case "dungeon":
      return { ...kingdom, dungeon: true };
  }
}

/** FK-9. */
function playGuest(state: State, from: Source): MoveResult<State, Event> {
  const events: Event[] = [];
  const card = topCards(state, from, 1)[0] as Card;
  const suit = suitOf(card);
  events.push({
    type: "lodged",
    card: codeOf(card),
    from: sourceName(from),
    to: sourceName(FIRST_GUEST + suit),
  });
  const guests = state.guests.slice();
  guests[suit] = card;
  return { state: take({ ...state, guests }, from, 1, events), events };
}

/** The top `count` cards of a source, lowest first. */
function topCards(state: State, from: Source, count: number): readonly Card[] {
  if (from < WASTE) return (state.tableau[from] as Pile).up.slice(-count);
  if (from === WASTE) return state.waste.slice(-1);
  return [state.guests[from - FIRST_GUEST] as Card];
}

/** The state without the top `count` cards of a source; a card laid bare is turned up (FK-3). */
function take(state: State, from: Source, count: number, events: Event[]): State {
  if (from < WASTE) {
    const tableau = state.tableau.slice();
    tableau[from] = withoutTop(state, from, count, events);
    return { ...state, tableau };
  }
  if (from === WASTE) return { ...state, waste: state.waste.slice(0, -1) };
  const guests = state.guests.slice();
  guests[from - FIRST_GUEST] = null;
  return { ...state, guests };
}

/** FK-3. */
function withoutTop(state: State, from: Source, count: number, events: Event[]): Pile {
  const pile = state.tableau[from] as Pile;
  const { down, up } = pile;
  if (count < up.length) return { down, up: up.slice(0, -count) };
  if (down.length === 0) return { down, up: [] };
  const card = down[down.length - 1] as Card;
  const others = { ...state, tableau: state.tableau.filter((each) => each !== pile) };
  events.push({ type: "turned", card: codeOf(card), ...wayOf(others, card), pile: sourceName(from) });
  return { down: down.slice(0, -1), up: [card] };
}
