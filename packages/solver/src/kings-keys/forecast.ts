import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import { bitsSet, type CardSet } from "./packed.js";
import type { Tables } from "./tables.js";

/** From a stage with more cards on, forecasts are those of the tables: looking further costs more than it saves. */
const FORESEEN_CARDS = 8;

/** By stage, from a class's own on: no play of the colour has more by the end of that stage. */
export type Forecast = Int8Array;

/** What a colour can come to, at most, from each of its classes on. */
export class Forecasts {
  readonly #classes: ColourClasses;
  readonly #tableGains: Forecast;
  readonly #tableBooks: Forecast;
  readonly #gains: (Forecast | undefined)[] = [];
  readonly #books: (Forecast | undefined)[] = [];

  constructor(classes: ColourClasses, { mostGains, mostBooks }: Tables) {
    this.#classes = classes;
    this.#tableGains = Int8Array.from(classes.drawn, (cards) => mostGains[cards] as number);
    this.#tableBooks = Int8Array.from(classes.drawn, (cards) => mostBooks[cards] as number);
  }

  gains(number: ClassNumber): Forecast {
    return this.#forecast(number, this.#gains, this.#tableGains, (of) => this.#classes.gainsOf(of));
  }

  books(number: ClassNumber): Forecast {
    return this.#forecast(number, this.#books, this.#tableBooks, (of) => this.#classes.booksOf(of));
  }

  /** The best of all that can follow: exact where few cards are drawn, the tables' from there on. */
  #forecast(
    number: ClassNumber,
    known: (Forecast | undefined)[],
    fromTable: Forecast,
    now: (number: ClassNumber) => number,
  ): Forecast {
    const done = known[number];
    if (done) return done;
    const classes = this.#classes;
    const stage = classes.stageOf(number);
    if (bitsSet(classes.drawn[stage] as CardSet) > FORESEEN_CARDS) {
      known[number] = fromTable;
      return fromTable;
    }
    const forecast = new Int8Array(fromTable.length);
    forecast[stage] = now(number);
    for (const next of classes.raised(number)) {
      raiseTo(forecast, this.#forecast(next, known, fromTable, now), stage);
    }
    if (stage + 1 < forecast.length) {
      raiseTo(forecast, this.#forecast(classes.later(number), known, fromTable, now), stage + 1);
    }
    known[number] = forecast;
    return forecast;
  }
}

/** Raises each number from `first` on to that of `other`. */
export function raiseTo(forecast: Forecast, other: Forecast, first: number): void {
  for (let stage = first; stage < forecast.length; stage++) {
    if ((other[stage] as number) > (forecast[stage] as number)) forecast[stage] = other[stage] as number;
  }
}
