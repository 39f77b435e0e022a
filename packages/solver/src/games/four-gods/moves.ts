import { NO_CARD } from "./card-numbers.js";
import type { Packed } from "./packed.js";

/** What a packed move does. There is no choosing of sides: the other moves bring the side along. */
export const TAKE = 0;
export const EQUIP = 1;
export const FIGHT = 2;
export const FACE = 3;
export const DROP = 4;
export const DISMISS = 5;
const BRING_BACK = 6;

/**
 * Packs a move on the next card of a path.
 * Bits 0–2: its type; 3–5: the path; 6: the side of the row, 0 left and 1 right; 7–8: the ally's place in the party.
 */
export function packPathMove(type: number, path: number, side: number, place: number): number {
  return type | (path << 3) | (side << 6) | (place << 7);
}

/** {@link DROP} or {@link DISMISS}: the place is in bits 7–8 as well. */
export function packPartyMove(type: number, place: number): number {
  return type | (place << 7);
}

/** {@link BRING_BACK}: who, by the place among all friends, from bit 9 on. */
export function packRescue(friend: number): number {
  return BRING_BACK | (friend << 9);
}

export function typeOf(move: number): number {
  return move & 7;
}

export function pathOf(move: number): number {
  return (move >> 3) & 7;
}

export function sideOf(move: number): number {
  return (move >> 6) & 1;
}

export function placeOf(move: number): number {
  return (move >> 7) & 3;
}

export function rescuedBy(move: number): number {
  return move >> 9;
}

/** Whether it deals with the next card of a path. */
export function isPathMove(move: number): boolean {
  return typeOf(move) <= FACE;
}

/** Plays a packed move. The order of FG-6 is kept, but a beaten foe goes at once when only a rescue can follow. */
export function playMove(packed: Packed, move: number): void {
  const path = pathOf(move);
  const place = placeOf(move);
  switch (typeOf(move)) {
    case TAKE:
      packed.join(packed.nextCard(path, sideOf(move)));
      packed.clear(path);
      break;
    case EQUIP:
      packed.arm(place, packed.nextCard(path, sideOf(move)));
      packed.clear(path);
      break;
    case FIGHT:
      fight(packed, path, sideOf(move), place);
      break;
    case FACE:
      face(packed, path, sideOf(move));
      break;
    case DROP:
      drop(packed, place);
      break;
    case DISMISS:
      packed.leave(place);
      break;
    case BRING_BACK: {
      const friend = packed.deal.numbers.friends[rescuedBy(move)] as number;
      packed.join(friend);
      packed.useRescue(friend);
    }
  }
}

/** FG-11. */
function fight(packed: Packed, path: number, side: number, place: number): void {
  const { attack, defence } = packed.deal.numbers;
  const foe = packed.nextCard(path, side);
  packed.strike(path, side, packed.attack);
  hurt(packed, place, attack[foe] as number);
  if (packed.damage(path) > (defence[foe] as number)) packed.clear(path);
}

/** FG-12, FG-13. */
function face(packed: Packed, path: number, side: number): void {
  const { numbers } = packed.deal;
  const trap = packed.nextCard(path, side);
  if (packed.roll() < numbers.needed(trap, packed.luck)) {
    const damage = numbers.damage[trap] as number;
    // The last first: who leaves moves those behind.
    for (let place = packed.allies - 1; place >= 0; place--) hurt(packed, place, damage);
  }
  packed.clear(path);
}

/** FG-6, step 1. */
function hurt(packed: Packed, place: number, blow: number): void {
  packed.hurt(place, blow);
  if (packed.health(place) < 0) packed.leave(place);
}

/** FG-10. */
function drop(packed: Packed, place: number): void {
  if (packed.standsUnarmed(place)) packed.arm(place, NO_CARD);
  else packed.leave(place);
}
