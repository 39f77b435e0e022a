import type { MoveResult } from "../../core/game.js";
import type { CardNumbers } from "./card-numbers.js";
import { type Card, type Kind, NONE } from "./cards.js";
import { faceTrap, fight } from "./encounters.js";
import { pathName } from "./notation.js";
import {
  alliesWhoLeft,
  attackOf,
  defenceOf,
  hasBegun,
  hasRescue,
  luckOf,
  placeInParty,
  rescueDue,
  standsUnarmed,
  weaponNamed,
} from "./party.js";
import { artifactsWon, diggsPath, lastTurned, nextChoice, placeOnPath, rowOf } from "./paths.js";
import { announceChoice, NO_PATH, settle, withPath } from "./settle.js";
import type { Ally, Event, Move, NamedCard, Path, Side, State } from "./types.js";

/** Every legal move (C-4): path by path, then what the party can do by itself. */
export function legalMoves(set: CardNumbers, state: State): readonly Move[] {
  if (state.party.length === 0) return movesWithoutParty(set, state);
  if (artifactsWon(state) === state.paths.length) return [];
  const due = nextChoice(state);
  if (due !== NO_PATH) {
    return [
      { type: "choose", path: due, side: "L" },
      { type: "choose", path: due, side: "R" },
    ];
  }
  const moves: Move[] = [];
  for (let index = 0; index < state.paths.length; index++) {
    if (!(state.paths[index] as Path).cleared) addPathMoves(moves, set, state, index);
  }
  addPartyMoves(moves, set, state.party);
  if (hasRescue(state) && hasRoom(state)) addRescues(moves, set, state);
  return moves;
}

/** The legal moves of an empty party: the first ally (FG-3), or a rescue that is due (FG-20). */
function movesWithoutParty(set: CardNumbers, state: State): Move[] {
  const moves: Move[] = [];
  if (!hasBegun(state)) {
    moves.push({ type: "take", path: diggsPath(state) });
  } else if (rescueDue(state)) {
    addRescues(moves, set, state);
  }
  return moves;
}

/** FG-7, FG-24. */
function hasRoom({ party, layout }: State): boolean {
  return party.length < layout.party;
}

/** Adds the moves of a path's available card. */
function addPathMoves(moves: Move[], set: CardNumbers, state: State, path: number): void {
  const { party } = state;
  switch (set.kind[lastTurned(state.paths[path] as Path)]) {
    case "friend": // FG-7
      if (hasRoom(state)) moves.push({ type: "take", path });
      break;
    case "weapon": // FG-9
      for (const ally of party) {
        if (ally.weapon === NONE) moves.push({ type: "equip", path, ally: ally.card });
      }
      break;
    case "foe": // FG-11
      for (const ally of party) moves.push({ type: "fight", path, ally: ally.card });
      break;
    case "trap": // FG-12
      moves.push({ type: "trap", path });
  }
}

/** FG-8, FG-10, FG-24. */
function addPartyMoves(moves: Move[], set: CardNumbers, party: readonly Ally[]): void {
  const several = party.length > 1;
  for (const ally of party) {
    if (ally.weapon !== NONE && (several || standsUnarmed(set, ally)))
      moves.push({ type: "drop", ally: ally.card });
    if (several) moves.push({ type: "dismiss", ally: ally.card });
  }
}

/** FG-20. */
function addRescues(moves: Move[], set: CardNumbers, state: State): void {
  for (const ally of alliesWhoLeft(set, state)) moves.push({ type: "rescue", ally });
}

/** Plays a legal move. */
export function play(set: CardNumbers, state: State, move: Move): MoveResult<State, Event> {
  const events: Event[] = [];
  return { state: played(set, state, move, events), events };
}

function played(set: CardNumbers, state: State, move: Move, events: Event[]): State {
  switch (move.type) {
    case "take":
      return take(set, state, move.path, events);
    case "equip":
      return equip(set, state, move.path, move.ally, events);
    case "fight":
      return fight(set, state, move.path, move.ally, events);
    case "trap":
      return faceTrap(set, state, move.path, events);
    case "drop":
      return drop(set, state, move.ally, events);
    case "dismiss":
      return dismiss(set, state, move.ally, events);
    case "choose":
      return choose(set, state, move.path, move.side, events);
    case "rescue":
      return rescue(set, state, move.ally, events);
  }
}

/** FG-7. */
function take(set: CardNumbers, state: State, index: number, events: Event[]): State {
  const card = lastTurned(state.paths[index] as Path);
  const party = [...state.party, { card, weapon: NONE, wounds: 0 }];
  const ally = set.named[card] as NamedCard;
  events.push({ type: "joined", ally, path: pathName(index), party: party.length });
  return settle(set, { ...state, party }, index, events);
}

/** FG-9. */
function equip(set: CardNumbers, state: State, index: number, card: Card, events: Event[]): State {
  const party = state.party.slice();
  const place = placeInParty(party, card);
  const ally: Ally = { ...(party[place] as Ally), weapon: lastTurned(state.paths[index] as Path) };
  party[place] = ally;
  events.push({
    type: "armed",
    ally: set.named[card] as NamedCard,
    weapon: set.named[ally.weapon] as NamedCard,
    path: pathName(index),
    attack: attackOf(set, ally),
    defence: defenceOf(set, ally),
    luck: luckOf(set, ally),
  });
  return settle(set, { ...state, party }, index, events);
}

/** Drops a weapon; an ally who stands only by it leaves play (FG-10). */
function drop(set: CardNumbers, state: State, card: Card, events: Event[]): State {
  const place = placeInParty(state.party, card);
  const holder = state.party[place] as Ally;
  const ally = set.named[card] as NamedCard;
  events.push({ type: "dropped", ally, weapon: set.named[holder.weapon] as NamedCard });
  const party = state.party.slice();
  if (standsUnarmed(set, holder)) {
    party[place] = { ...holder, weapon: NONE };
  } else {
    party.splice(place, 1);
    events.push({ type: "fell", ally, weapon: null, cause: "drop", party: party.length });
  }
  return { ...state, party };
}

/** FG-8. */
function dismiss(set: CardNumbers, state: State, card: Card, events: Event[]): State {
  const weapon = weaponNamed(set, state.party[placeInParty(state.party, card)] as Ally);
  events.push({ type: "dismissed", ally: set.named[card] as NamedCard, weapon });
  return { ...state, party: state.party.filter((ally) => ally.card !== card) };
}

/** FG-4: the chosen card is turned up; the other stays unseen. */
function choose(set: CardNumbers, state: State, index: number, side: Side, events: Event[]): State {
  const path = state.paths[index] as Path;
  const row = rowOf(path) + 1;
  const card = path.cards[placeOnPath(row, side)] as Card;
  events.push({
    type: "turned",
    card: set.named[card] as NamedCard,
    kind: set.kind[card] as Kind,
    flavour: set.flavour[card] as string,
    path: pathName(index),
    row,
    side,
  });
  const turned = [...path.turned, card];
  const chosen = { ...state, paths: withPath(state.paths, index, { ...path, turned, cleared: false }) };
  announceChoice(chosen, events);
  return chosen;
}

/** FG-20, FG-25: back in the party, unwounded and unarmed; then FG-6 goes on where the last ally's fall broke it off. */
function rescue(set: CardNumbers, state: State, card: Card, events: Event[]): State {
  const party = [...state.party, { card, weapon: NONE, wounds: 0 }];
  events.push({ type: "rescued", ally: set.named[card] as NamedCard, party: party.length });
  return settle(set, { ...state, party, rescuesUsed: state.rescuesUsed + 1 }, state.unsettled, events);
}
