import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import { type Forecast, type Forecasts, raiseTo } from "./forecast.js";
import type { Spending } from "./spending.js";

/**
 * All that one colour may be at a stage when it has just made the gains asked of it: the classes reached by the last
 * of those gains.
 */
export interface Front {
  /** Fronts of a colour that are alike have the same number. */
  readonly number: number;
  readonly stage: number;
  /** The gains asked of the colour; a class may have one more, for a whole stack that completes a book gains two. */
  readonly asked: number;
  /** In rising order. */
  readonly classes: readonly ClassNumber[];
  /** What its classes can come to. */
  readonly gains: Forecast;
  readonly books: Forecast;
}

/** About what a front takes besides its list of classes. */
const BYTES_A_FRONT = 400;
const BYTES_A_CLASS = 16;

/** The fronts of one colour. */
export class Fronts {
  readonly #classes: ColourClasses;
  readonly #forecasts: Forecasts;
  readonly #spending: Spending;
  /** A front keeps at most so many classes, the largest; with fewer than there are, a search proves only wins. */
  readonly #width: number;
  readonly #fronts = new Map<string, Front>();
  readonly #raised = new Map<Front, Front | undefined>();
  readonly #later = new Map<Front, Front>();
  readonly #mostBooks = new Map<Front, number>();
  readonly #endBooks: (number | undefined)[] = [];

  constructor(classes: ColourClasses, forecasts: Forecasts, width: number, spending: Spending) {
    this.#classes = classes;
    this.#forecasts = forecasts;
    this.#width = width;
    this.#spending = spending;
  }

  /** The front of one class. */
  only(number: ClassNumber): Front {
    return this.#front([number], this.#classes.stageOf(number), this.#classes.gainsOf(number));
  }

  /** One gain more asked, at the same stage; undefined when none is left. */
  raised(front: Front): Front | undefined {
    if (!this.#raised.has(front)) this.#raised.set(front, this.#raise(front));
    return this.#raised.get(front);
  }

  /** The same front after the next card of the colour has come. */
  later(front: Front): Front {
    const known = this.#later.get(front);
    if (known) return known;
    const classes = front.classes.map((number) => this.#classes.later(number));
    const later = this.#front(classes, front.stage + 1, front.asked);
    this.#later.set(front, later);
    return later;
  }

  /** The most books the colour can have without another card of its own. */
  mostBooks(front: Front): number {
    let most = this.#mostBooks.get(front);
    if (most === undefined) {
      const bound = front.books[front.stage] as number;
      most = 0;
      for (const number of front.classes) {
        most = Math.max(most, this.endBooks(number));
        if (most === bound) break;
      }
      this.#mostBooks.set(front, most);
    }
    return most;
  }

  /** The most books a class can have without another card. */
  endBooks(number: ClassNumber): number {
    const known = this.#endBooks[number];
    if (known !== undefined) return known;
    const bound = this.#forecasts.books(number)[this.#classes.stageOf(number)] as number;
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

  #raise(front: Front): Front | undefined {
    const raised: ClassNumber[] = [];
    for (const number of front.classes) {
      if (this.#classes.gainsOf(number) > front.asked) raised.push(number);
      else raised.push(...this.#classes.raised(number));
    }
    return raised.length > 0 ? this.#front(raised, front.stage, front.asked + 1) : undefined;
  }

  #front(classes: readonly ClassNumber[], stage: number, asked: number): Front {
    const kept = this.#kept([...new Set(classes)]);
    const key = `${asked} ${kept.join()}`;
    const known = this.#fronts.get(key);
    if (known) return known;
    this.#spending.take(BYTES_A_FRONT + BYTES_A_CLASS * kept.length);
    const gains = this.#merged(kept, stage, (number) => this.#forecasts.gains(number));
    const books = this.#merged(kept, stage, (number) => this.#forecasts.books(number));
    const front: Front = { number: this.#fronts.size, stage, asked, classes: kept, gains, books };
    this.#fronts.set(key, front);
    return front;
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
    forecast: (number: ClassNumber) => Forecast,
  ): Forecast {
    const merged = forecast(classes[0] as ClassNumber).slice();
    for (const number of classes) raiseTo(merged, forecast(number), stage);
    return merged;
  }
}
