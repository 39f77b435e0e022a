import { bitCount } from "../../search/tables.js";
import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import type { ColourTables } from "./colour-tables.js";
import type { CardSet } from "./packed.js";

/** By stage, from a class's own on: no play of the colour has more by the end of that stage. */
export type StageBounds = Int8Array;

/** What a colour can come to, at most, from each of its classes on. */
export class UpperBounds {
  readonly #classes: ColourClasses;
  readonly #exactCards: number;
  readonly #tableGains: StageBounds;
  readonly #tableBooks: StageBounds;
  readonly #gains: (StageBounds | undefined)[] = [];
  readonly #books: (StageBounds | undefined)[] = [];

  /** @param exactCards from a stage with more cards on, bounds are those of the tables */
  constructor(classes: ColourClasses, { mostGains, mostBooks }: ColourTables, exactCards: number) {
    this.#classes = classes;
    this.#exactCards = exactCards;
    this.#tableGains = Int8Array.from(classes.drawn, (cards) => mostGains[cards] as number);
    this.#tableBooks = Int8Array.from(classes.drawn, (cards) => mostBooks[cards] as number);
  }

  gains(number: ClassNumber): StageBounds {
    return this.#bounds(number, this.#gains, this.#tableGains, (of) => this.#classes.gainsOf(of));
  }

  books(number: ClassNumber): StageBounds {
    return this.#bounds(number, this.#books, this.#tableBooks, (of) => this.#classes.booksOf(of));
  }

  /** The best of all that can follow: exact where few cards are drawn, the tables' from there on. */
  #bounds(
    number: ClassNumber,
    known: (StageBounds | undefined)[],
    fromTable: StageBounds,
    now: (number: ClassNumber) => number,
  ): StageBounds {
    const done = known[number];
    if (done) return done;
    const classes = this.#classes;
    const stage = classes.stageOf(number);
    if (bitCount(classes.drawn[stage] as CardSet) > this.#exactCards) {
      known[number] = fromTable;
      return fromTable;
    }
    const bounds = new Int8Array(fromTable.length);
    bounds[stage] = now(number);
    for (const next of classes.raised(number)) {
      raiseTo(bounds, this.#bounds(next, known, fromTable, now), stage);
    }
    if (stage + 1 < bounds.length) {
      raiseTo(bounds, this.#bounds(classes.later(number), known, fromTable, now), stage + 1);
    }
    known[number] = bounds;
    return bounds;
  }
}

/** Raises each number from `first` on to that of `other`. */
export function raiseTo(bounds: StageBounds, other: StageBounds, first: number): void {
  for (let stage = first; stage < bounds.length; stage++) {
    if ((other[stage] as number) > (bounds[stage] as number)) bounds[stage] = other[stage] as number;
  }
}
