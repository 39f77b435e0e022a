import type { Budget } from "../../search/budget.js";
import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import { raiseTo, type StageBounds, type UpperBounds } from "./upper-bound.js";

/** The classes of one colour at a stage, each reached by the last of the gains required so far. */
export interface Frontier {
  /** Frontiers of a colour that are alike have the same number. */
  readonly number: number;
  readonly stage: number;
  /** The gains required of the colour; a class may have one more, for a whole stack that completes a book gains two. */
  readonly required: number;
  /** In rising order. */
  readonly classes: readonly ClassNumber[];
  /** What its classes can come to. */
  readonly gains: StageBounds;
  readonly books: StageBounds;
  /** The frontier of one more gain, null when none is left, and that after the next card of the colour; set when found. */
  raised?: Frontier | null;
  later?: Frontier;
  /** See {@link Frontiers.mostBooks}. */
  mostBooks?: number;
}

/** About what a frontier takes besides its list of classes. */
const BYTES_A_FRONTIER = 400;
const BYTES_A_CLASS = 16;

export class Frontiers {
  readonly #classes: ColourClasses;
  readonly #upperBounds: UpperBounds;
  readonly #budget: Budget;
  /** The most classes of a frontier, the largest; with fewer than there are, a search proves only wins. */
  readonly #width: number;
  /** By a hash of the gains required and the classes, or the next one that was free. */
  readonly #frontiers = new Map<number, Frontier>();
  readonly #endBooks: (number | undefined)[] = [];

  constructor(classes: ColourClasses, upperBounds: UpperBounds, width: number, budget: Budget) {
    this.#classes = classes;
    this.#upperBounds = upperBounds;
    this.#width = width;
    this.#budget = budget;
  }

  /** The frontier of one class. */
  only(number: ClassNumber): Frontier {
    return this.#frontier([number], this.#classes.stageOf(number), this.#classes.gainsOf(number));
  }

  /** The frontier of one more gain at the same stage; null when none is left. */
  raised(frontier: Frontier): Frontier | null {
    frontier.raised ??= frontier.raised === null ? null : this.#raise(frontier);
    return frontier.raised;
  }

  /** The same frontier after the next card of the colour has come. */
  later(frontier: Frontier): Frontier {
    frontier.later ??= this.#frontier(
      frontier.classes.map((number) => this.#classes.later(number)),
      frontier.stage + 1,
      frontier.required,
    );
    return frontier.later;
  }

  /** The most books the colour can have without another card of its own. */
  mostBooks(frontier: Frontier): number {
    if (frontier.mostBooks === undefined) {
      const bound = frontier.books[frontier.stage] as number;
      let most = 0;
      for (const number of frontier.classes) {
        most = Math.max(most, this.endBooks(number));
        if (most === bound) break;
      }
      frontier.mostBooks = most;
    }
    return frontier.mostBooks;
  }

  /** The most books a class can have without another card. */
  endBooks(number: ClassNumber): number {
    const known = this.#endBooks[number];
    if (known !== undefined) return known;
    const bound = this.#upperBounds.books(number)[this.#classes.stageOf(number)] as number;
    let most = this.#classes.booksOf(number);
    if (most < bound) {
      for (const next of this.#classes.raised(number)) {
        most = Math.max(most, this.endBooks(next));
        if (most === bound) break;
      }
    }
    this.#endBooks[number] = most;
    return most;
  }

  #raise(frontier: Frontier): Frontier | null {
    const raised: ClassNumber[] = [];
    for (const number of frontier.classes) {
      if (this.#classes.gainsOf(number) > frontier.required) raised.push(number);
      else raised.push(...this.#classes.raised(number));
    }
    return raised.length > 0 ? this.#frontier(raised, frontier.stage, frontier.required + 1) : null;
  }

  #frontier(classes: readonly ClassNumber[], stage: number, required: number): Frontier {
    const kept = this.#kept([...new Set(classes)]);
    let hash = required;
    for (const number of kept) hash = (Math.imul(hash, 0x9e3779b1) + number) | 0;
    for (let known = this.#frontiers.get(hash); known; known = this.#frontiers.get(hash)) {
      if (known.required === required && areSame(known.classes, kept)) return known;
      hash = (hash + 1) | 0;
    }
    this.#budget.take(BYTES_A_FRONTIER + BYTES_A_CLASS * kept.length);
    const gains = merged(
      kept.map((number) => this.#upperBounds.gains(number)),
      stage,
    );
    const books = merged(
      kept.map((number) => this.#upperBounds.books(number)),
      stage,
    );
    const frontier: Frontier = { number: this.#frontiers.size, stage, required, classes: kept, gains, books };
    this.#frontiers.set(hash, frontier);
    return frontier;
  }

  #kept(classes: ClassNumber[]): readonly ClassNumber[] {
    if (classes.length > this.#width) {
      classes.sort((a, b) => this.#classes.sizeOf(b) - this.#classes.sizeOf(a) || a - b);
      classes.length = this.#width;
    }
    return classes.sort((a, b) => a - b);
  }
}

function areSame(a: readonly ClassNumber[], b: readonly ClassNumber[]): boolean {
  return a.length === b.length && a.every((number, index) => number === b[index]);
}

/** The greatest of bounds from a stage on. Most often they are one and the same array. */
function merged(all: readonly StageBounds[], stage: number): StageBounds {
  const first = all[0] as StageBounds;
  let most = first;
  for (const bounds of all) {
    if (bounds === first) continue;
    if (most === first) most = first.slice();
    raiseTo(most, bounds, stage);
  }
  return most;
}
