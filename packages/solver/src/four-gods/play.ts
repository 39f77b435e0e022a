import {
  BRING_BACK,
  DISMISS,
  DROP,
  EQUIP,
  FACE,
  FIGHT,
  pathOf,
  placeOf,
  rescuedBy,
  sideOf,
  TAKE,
  typeOf,
} from "./moves.js";
import { NO_CARD } from "./numbers.js";
import { friendOf, type Packed } from "./packed.js";

/** Plays a packed move. The order of FG-6 is kept, but a beaten foe goes at once when only a rescue can follow. */
export function playPacked(packed: Packed, move: number): void {
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
    case BRING_BACK:
      packed.join(friendOf(rescuedBy(move)));
      packed.useRescue();
  }
}

/** FG-11. */
function fight(packed: Packed, path: number, side: number, place: number): void {
  const { attack, defence } = packed.table.numbers;
  const foe = packed.nextCard(path, side);
  packed.strike(path, side, packed.attack);
  hurt(packed, place, attack[foe] as number);
  if (packed.damage(path) > (defence[foe] as number)) packed.clear(path);
}

/** FG-12, FG-13. */
function face(packed: Packed, path: number, side: number): void {
  const { numbers } = packed.table;
  const trap = packed.nextCard(path, side);
  if (packed.roll() < numbers.needed(trap, packed.luck)) {
    const damage = numbers.damage[trap] as number;
    // The second first: who leaves from the first place makes the second the first.
    if (!packed.hasRoom) hurt(packed, 1, damage);
    hurt(packed, 0, damage);
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
