import type { ColourMoves } from "./colour-moves.js";
import type { CardSet, ColourPosition } from "./packed.js";

/** A way by free moves. */
export interface Shift {
  /** How many they are; 0 when the end is where it starts. */
  readonly length: number;
  /** The position after the first of them. */
  readonly first: ColourPosition;
  readonly end: ColourPosition;
}

/** The positions that free moves lead to, the nearest first, the start itself included. */
export function* shifts(moves: ColourMoves, start: ColourPosition, drawn: CardSet): Generator<Shift> {
  const seen = new Set([start]);
  const found: Shift[] = [{ length: 0, first: start, end: start }];
  for (const shift of found) {
    yield shift;
    const { length, first, end } = shift;
    moves.find(end, drawn);
    for (const next of moves.free.subarray(0, moves.freeCount)) {
      if (seen.has(next)) continue;
      seen.add(next);
      found.push({ length: length + 1, first: length === 0 ? next : first, end: next });
    }
  }
}
