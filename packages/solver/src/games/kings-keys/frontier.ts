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
}

/** About what a frontier takes besides its list of classes. */
const BYTES_A_FRONTIER = 400;
const BYTES_A_CLASS = 16;

/** The frontiers of one colour. */
export class Frontiers {
  readonly #classes: ColourClasses;
  readonly #upperBounds: UpperBounds;
  readonly #budget: Budget;
  /** The most classes of a frontier, the largest; with fewer than there are, a search proves only wins. */
  readonly #width: number;
  readonly #frontiers = new Map<string, Frontier>();
  readonly #raised = new Map<Frontier, Frontier | undefined>();
  readonly #later = new Map<Frontier, Frontier>();
  readonly #mostBooks = new Map<Frontier, number>();
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

  /** The frontier of one more gain at the same stage; undefined when none is left. */
  raised(frontier: Frontier): Frontier | undefined {
    if (!this.#raised.has(frontier)) this.#raised.set(frontier, this.#raise(frontier));
    return this.#raised.get(frontier);
  }

  /** The same frontier after the next card of the colour has come. */
  later(frontier: Frontier): Frontier {
    const known = this.#later.get(frontier);
    if (known) return known;
    const classes = frontier.classes.map((number) => this.#classes.later(number));
    const later = this.#frontier(classes, frontier.stage + 1, frontier.required);
    this.#later.set(frontier, later);
    return later;
  }

  /** The most books the colour can have without another card of its own. */
  mostBooks(frontier: Frontier): number {
    let most = this.#mostBooks.get(frontier);
    if (most === undefined) {
      const bound = frontier.books[frontier.stage] as number;
      most = 0;
      for (const number of frontier.classes) {
        most = Math.max(most, this.endBooks(number));
        if (most === bound) break;
      }
      this.#mostBooks.set(frontier, most);
    }
    return most;
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

  #raise(frontier: Frontier): Frontier | undefined {
    const raised: ClassNumber[] = [];
    for (const number of frontier.classes) {
      if (this.#classes.gainsOf(number) > frontier.required) raised.push(number);
      else raised.push(...this.#classes.raised(number));
    }
    return raised.length > 0 ? this.#frontier(raised, frontier.stage, frontier.required + 1) : undefined;
  }

  #frontier(classes: readonly ClassNumber[], stage: number, required: number): Frontier {
    const kept = this.#kept([...new Set(classes)]);
    const key = `${required} ${kept.join()}`;
    const known = this.#frontiers.get(key);
    if (known) return known;
    this.#budget.take(BYTES_A_FRONTIER + BYTES_A_CLASS * kept.length);
    const gains = this.#merged(kept, stage, (number) => this.#upperBounds.gains(number));
    const books = this.#merged(kept, stage, (number) => this.#upperBounds.books(number));
    const frontier: Frontier = { number: this.#frontiers.size, stage, required, classes: kept, gains, books };
    this.#frontiers.set(key, frontier);
    return frontier;
  }

  #kept(classes: ClassNumber[]): readonly ClassNumber[] {
    if (classes.length > this.#width) {
      classes.sort((a, b) => this.#classes.sizeOf(b) - this.#classes.sizeOf(a) || a - b);
      classes.length = this.#width;
    }
    return classes.sort((a, b) => a - b);
  }

  #merged(
    classes: readonly ClassNumber[],
    stage: number,
    bounds: (number: ClassNumber) => StageBounds,
  ): StageBounds {
    const merged = bounds(classes[0] as ClassNumber).slice();
    for (const number of classes) raiseTo(merged, bounds(number), stage);
    return merged;
  }
}
