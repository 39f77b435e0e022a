/** What a packed move does. There is no choosing of sides: the other moves bring the side along. */
export const TAKE = 0;
export const EQUIP = 1;
export const FIGHT = 2;
export const FACE = 3;
export const DROP = 4;
export const DISMISS = 5;
export const BRING_BACK = 6;

/**
 * A move that deals with the next card of a path. Bits 0–2: what it does; 3–4: the path; 5: the side of the row, 0 left
 * and 1 right; 6: the place in the party of the ally meant.
 */
export function packPathMove(type: number, path: number, side: number, place: number): number {
  return type | (path << 3) | (side << 5) | (place << 6);
}

/** {@link DROP} or {@link DISMISS}: the place is in bit 6 as well. */
export function packPartyMove(type: number, place: number): number {
  return type | (place << 6);
}

/** {@link BRING_BACK}: who, as the number of `friendNumber`, in bits 7–10. */
export function packRescue(friend: number): number {
  return BRING_BACK | (friend << 7);
}

export function typeOf(move: number): number {
  return move & 7;
}

export function pathOf(move: number): number {
  return (move >> 3) & 3;
}

export function sideOf(move: number): number {
  return (move >> 5) & 1;
}

export function placeOf(move: number): number {
  return (move >> 6) & 1;
}

export function rescuedBy(move: number): number {
  return move >> 7;
}

/** Whether it deals with the next card of a path. */
export function isPathMove(move: number): boolean {
  return typeOf(move) <= FACE;
}
