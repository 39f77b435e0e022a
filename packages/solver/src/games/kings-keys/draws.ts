import type { ColourTables } from "./colour-tables.js";
import { freePaths } from "./free-paths.js";
import { ColourMoves } from "./moves.js";
import { booksOf, type CardSet, type ColourPosition } from "./packed.js";

/** More than any count of draws. */
const BOOK_WORTH = 10_000;

/** A gain of one colour. */
export interface Draw {
  /** Where the first move on the way leads: it is the gain itself or a free move. */
  readonly first: ColourPosition;
  readonly next: ColourPosition;
  /** What the rules of thumb think of it: a book before all else, then how many more draws are near after it. */
  readonly worth: number;
}

/** Draws near: the gains of a colour that can be made at once or after few free moves. */
export class Draws {
  readonly #moves: ColourMoves;
  readonly #near: Int32Array;

  /** @param near at how many positions draws are looked for, the nearest by free moves; at 1 only where one is */
  constructor({ positions }: ColourTables, near: number) {
    this.#moves = new ColourMoves(positions);
    this.#near = new Int32Array(near);
  }

  /** How many there are. */
  count(position: ColourPosition, drawn: CardSet): number {
    const moves = this.#moves;
    this.#near[0] = position;
    let positions = 1;
    let count = 0;
    for (let index = 0; index < positions; index++) {
      moves.find(this.#near[index] as number, drawn);
      count += moves.gainCount;
      for (let free = 0; free < moves.freeCount && positions < this.#near.length; free++) {
        const next = moves.free[free] as number;
        if (!this.#isNear(next, positions)) this.#near[positions++] = next;
      }
    }
    return count;
  }

  /** All of them; where there is none near, those that are nearest; none only when there is none at all. */
  ranked(position: ColourPosition, drawn: CardSet): Draw[] {
    const books = booksOf(position);
    const before = this.count(position, drawn);
    return [...this.#list(position, drawn)].map(([next, first]) => {
      const book = booksOf(next) > books ? BOOK_WORTH : 0;
      return { first, next, worth: book + this.count(next, drawn) - before };
    });
  }

  /** Where each leads, with the first move on the way. */
  #list(position: ColourPosition, drawn: CardSet): ReadonlyMap<ColourPosition, ColourPosition> {
    const draws = new Map<ColourPosition, ColourPosition>();
    let looked = 0;
    for (const { first, end, length } of freePaths(this.#moves, position, drawn)) {
      this.#moves.find(end, drawn);
      for (const next of this.#moves.gains.subarray(0, this.#moves.gainCount)) {
        if (!draws.has(next)) draws.set(next, length === 0 ? next : first);
      }
      if (++looked >= this.#near.length && draws.size > 0) break;
    }
    return draws;
  }

  #isNear(position: ColourPosition, positions: number): boolean {
    for (let index = 0; index < positions; index++) if (this.#near[index] === position) return true;
    return false;
  }
}
