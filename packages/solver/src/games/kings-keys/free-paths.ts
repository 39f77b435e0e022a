import type { ColourMoves } from "./moves.js";
import type { CardSet, ColourPosition } from "./packed.js";

/** A way by free moves, by its ends. */
export interface FreePath {
  /** How many they are; 0 when the end is where it starts. */
  readonly length: number;
  /** The position after the first of them. */
  readonly first: ColourPosition;
  readonly end: ColourPosition;
}

/** The positions that free moves lead to, the nearest first, the start itself included. */
export function* freePaths(moves: ColourMoves, start: ColourPosition, drawn: CardSet): Generator<FreePath> {
  const seen = new Set([start]);
  const found: FreePath[] = [{ length: 0, first: start, end: start }];
  for (const path of found) {
    yield path;
    const { length, first, end } = path;
    moves.find(end, drawn);
    for (const next of moves.free.subarray(0, moves.freeCount)) {
      if (seen.has(next)) continue;
      seen.add(next);
      found.push({ length: length + 1, first: length === 0 ? next : first, end: next });
    }
  }
}
