import type { fourGods } from "@tetrarch/engine";
import {
  DISMISS,
  DROP,
  EQUIP,
  FACE,
  FIGHT,
  packPartyMove,
  packPathMove,
  packRescue,
  pathOf,
  placeOf,
  rescuedBy,
  TAKE,
  typeOf,
} from "./moves.js";
import { friendNumber, friendOf, type Packed, RIGHT } from "./packed.js";

type Move = fourGods.Move;

/** The engine's move for a packed one, in the position before it. */
export function engineMove(packed: Packed, move: number): Move {
  const path = pathOf(move);
  const ally = packed.ally(placeOf(move));
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
      return { type: "rescue", ally: friendOf(rescuedBy(move)) };
  }
}

/** The packed move for one of the engine's, other than a choice, in the position before it. */
export function packedMove(packed: Packed, move: Exclude<Move, { readonly type: "choose" }>): number {
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
      return packRescue(friendNumber(move.ally));
  }
}

function sideTurned(packed: Packed, path: number): number {
  return packed.side(path) === RIGHT ? 1 : 0;
}

function placeOfAlly(packed: Packed, ally: number): number {
  return packed.ally(0) === ally ? 0 : 1;
}
