import type { fourGods } from "@tetrarch/engine";
import { cardFrom, type FourGodsGame, HIDDEN, layoutOf, NONE, rescuesLeft } from "@tetrarch/engine/four-gods";
import type { BeliefState } from "./belief-state.js";
import { MOST_ROWS } from "./card-numbers.js";
import {
  DISMISS,
  DROP,
  EQUIP,
  FACE,
  FIGHT,
  isPathMove,
  packPartyMove,
  packPathMove,
  packRescue,
  pathOf,
  placeOf,
  rescuedBy,
  sideOf,
  TAKE,
  typeOf,
} from "./moves.js";
import { type Packed, RIGHT } from "./packed.js";
import { SearchGame } from "./search.js";

type Move = fourGods.Move;
type Side = fourGods.Side;

/** By path and row, the side whose card a variation deals with. */
type Sides = Map<number, Side>;

/**
 * The engine's moves for a packed variation; a side is chosen as soon as it is due.
 * @param packed the position of `start`; the variation is played on it
 */
export function engineMoves(
  game: FourGodsGame,
  start: fourGods.State,
  packed: Packed,
  variation: readonly number[],
): Move[] {
  const search = new SearchGame(packed);
  const sides: Sides = new Map();
  const moves = variation.map((played) => {
    const path = pathOf(played);
    if (isPathMove(played)) {
      sides.set(rowNumber(path, packed.rowsDone(path)), sideOf(played) === 0 ? "L" : "R");
    }
    const move = engineMove(packed, played);
    search.play(played);
    return move;
  });
  return withChoices(game, start, moves, sides);
}

function rowNumber(path: number, row: number): number {
  return path * MOST_ROWS + row;
}

function withChoices(
  game: FourGodsGame,
  start: fourGods.State,
  moves: readonly Move[],
  sides: Sides,
): Move[] {
  const variation: Move[] = [];
  let state = start;
  const play = (move: Move) => {
    variation.push(move);
    state = game.play(state, move).state;
  };
  for (const move of moves) {
    for (let due = dueChoice(game, state, sides); due !== undefined; due = dueChoice(game, state, sides))
      play(due);
    play(move);
  }
  return variation;
}

/** FG-4: the choice that comes before anything else; any side will do where the variation goes no further. */
function dueChoice(game: FourGodsGame, state: fourGods.State, sides: Sides): Move | undefined {
  const [first] = game.legalMoves(state);
  if (first?.type !== "choose") return undefined;
  const row = (state.paths[first.path] as fourGods.Path).turned.length;
  return { ...first, side: sides.get(rowNumber(first.path, row)) ?? "L" };
}

/** The engine's move for a packed one, in the position before it. */
export function engineMove(packed: Packed, move: number): Move {
  const path = pathOf(move);
  const { numbers } = packed.deal;
  const ally = numbers.engineCard(packed.ally(placeOf(move)));
  switch (typeOf(move)) {
    case TAKE:
      return { type: "take", path };
    case EQUIP:
      return { type: "equip", path, ally };
    case FIGHT:
      return { type: "fight", path, ally };
    case FACE:
      return { type: "trap", path };
    case DROP:
      return { type: "drop", ally };
    case DISMISS:
      return { type: "dismiss", ally };
    default:
      return { type: "rescue", ally: numbers.engineCard(numbers.friends[rescuedBy(move)] as number) };
  }
}

/** The packed move for one of the engine's, other than a choice, in the position before it. */
export function packedMove(packed: Packed, move: Exclude<Move, { readonly type: "choose" }>): number {
  const { numbers } = packed.deal;
  switch (move.type) {
    case "take":
      return packPathMove(TAKE, move.path, sideTurned(packed, move.path), 0);
    case "equip":
      return packPathMove(EQUIP, move.path, sideTurned(packed, move.path), placeOfAlly(packed, move.ally));
    case "fight":
      return packPathMove(FIGHT, move.path, sideTurned(packed, move.path), placeOfAlly(packed, move.ally));
    case "trap":
      return packPathMove(FACE, move.path, sideTurned(packed, move.path), 0);
    case "drop":
      return packPartyMove(DROP, placeOfAlly(packed, move.ally));
    case "dismiss":
      return packPartyMove(DISMISS, placeOfAlly(packed, move.ally));
    case "rescue":
      return packRescue(numbers.friendNumber[numbers.packedCard(move.ally)] as number);
  }
}

function sideTurned(packed: Packed, path: number): number {
  return packed.side(path) === RIGHT ? 1 : 0;
}

function placeOfAlly(packed: Packed, ally: number): number {
  const card = packed.deal.numbers.packedCard(ally);
  let place = 0;
  while (packed.ally(place) !== card) place++;
  return place;
}

/** Takes over what the view shows. */
export function seeView(belief: BeliefState, view: fourGods.View): void {
  belief.seeing(positionSeen(view));
}

/** The position that a view shows. Hidden places hold no card until one comes up there, and no rolls are to come. */
export function positionSeen(view: fourGods.View): fourGods.State {
  const { paths, party, rolls } = view;
  const layout = layoutOf(view);
  return {
    layout,
    paths: paths.map(pathSeen),
    party: party.map(({ id, weapon, wounds }) => ({
      card: cardOf(id),
      weapon: weapon === null ? NONE : cardOf(weapon.id),
      wounds,
    })),
    rescuesUsed: layout.rescues - rescuesLeft(view),
    unsettled: paths.findIndex(({ status }) => status === "unsettled"),
    rolls,
    rollsUsed: rolls.length,
  };
}

function pathSeen({ location, rows, card }: fourGods.PathView): fourGods.Path {
  const cards = [cardOf(location)];
  const turned = [...cards];
  for (const row of rows) {
    for (const code of row) {
      const seen = code === HIDDEN ? NONE : cardOf(code);
      cards.push(seen);
      if (seen !== NONE) turned.push(seen);
    }
  }
  return { cards, turned, cleared: card === null, damage: card?.kind === "foe" ? card.damage : 0 };
}

function cardOf(code: string): number {
  return cardFrom(code) as number;
}
