import { ColourMoves } from "./colour-moves.js";
import type { CardSet, ColourPosition } from "./packed.js";
import { shifts } from "./shift.js";
import type { Tables } from "./tables.js";

/** So many positions are looked at; of larger classes, positions that are alike may seem different. */
const MOST_POSITIONS = 24;

/** Tells positions apart that free moves do not join. */
export class Kinds {
  readonly #moves: ColourMoves;

  constructor({ positions }: Tables) {
    this.#moves = new ColourMoves(positions);
  }

  /** The same number for positions of one small class. */
  of(position: ColourPosition, drawn: CardSet): number {
    let least = position;
    let left = MOST_POSITIONS;
    for (const { end } of shifts(this.#moves, position, drawn)) {
      least = Math.min(least, end);
      if (--left === 0) break;
    }
    return least;
  }
}
