import type { ColourTables } from "./colour-tables.js";
import { freePaths } from "./free-paths.js";
import { ColourMoves } from "./moves.js";
import type { CardSet, ColourPosition } from "./packed.js";

/** So many positions are looked at; of larger classes, positions that are alike may seem different. */
const MOST_POSITIONS = 24;

/** Tells positions apart that free moves do not join. */
export class Representatives {
  readonly #moves: ColourMoves;

  constructor({ positions }: ColourTables) {
    this.#moves = new ColourMoves(positions);
  }

  /** The same number for positions of one small class. */
  of(position: ColourPosition, drawn: CardSet): number {
    let least = position;
    let left = MOST_POSITIONS;
    for (const { end } of freePaths(this.#moves, position, drawn)) {
      least = Math.min(least, end);
      if (--left === 0) break;
    }
    return least;
  }
}
