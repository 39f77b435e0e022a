import { think } from "../search/limits.js";
import { ColourClasses } from "./colour-classes.js";
import { Forecasts } from "./forecast.js";
import { Fronts } from "./fronts.js";
import { CARDS_IN_ALL, type CardSet, COLOURS, type ColourPosition, gainsOf } from "./packed.js";
import { mostBooks, Race } from "./race.js";
import { type Schedule, scheduleOf } from "./schedule.js";
import type { Table } from "./seen.js";
import type { Spending } from "./spending.js";
import type { Tables } from "./tables.js";

const ALL_BOOKS = 4 * COLOURS;
/** How the search is cut: a win it finds is a win, but one in some it does not find. */
const WIDTH = 2;
const TRIALS = 200;

/** A gain of one colour, by where it leads. */
export interface Gain {
  readonly colour: number;
  readonly next: ColourPosition;
}

interface Part {
  readonly position: ColourPosition;
  readonly classes: ColourClasses;
  readonly fronts: Fronts;
}

/** A table with a draw pile that may be the true one. What it finds out for one gain serves the next. */
export class SampledDeal {
  readonly #schedule: Schedule;
  readonly #parts: readonly Part[];
  readonly #spending: Spending;

  /** @param draw the cards still to come, the next one first */
  constructor(tables: Tables, { open, positions }: Table, draw: readonly number[], spending: Spending) {
    this.#schedule = scheduleOf({ ...open, draw });
    this.#spending = spending;
    this.#parts = positions.map((position, colour) => {
      const drawn = this.#schedule.drawn[colour] as readonly CardSet[];
      const classes = new ColourClasses(tables, drawn, spending);
      const fronts = new Fronts(classes, new Forecasts(classes, tables), WIDTH, spending);
      return { position, classes, fronts };
    });
  }

  /** Whether a quick search finds a win after a gain, the draw pile known. */
  canBeWonAfter({ colour, next }: Gain): boolean {
    const before = (this.#parts[colour] as Part).position;
    const time = Math.min(CARDS_IN_ALL, this.#schedule.start + gainsOf(next) - gainsOf(before));
    const schedule = { ...this.#schedule, start: time };
    const start = this.#parts.map(({ position, classes, fronts }, of) => {
      const stage = this.#schedule.stageAt[of]?.[time] as number;
      return fronts.only(classes.classOf(of === colour ? next : position, stage));
    });
    if (mostBooks(schedule, time, start) < ALL_BOOKS) return false;
    const fronts = this.#parts.map((part) => part.fronts);
    const aim = { above: ALL_BOOKS - 1, enough: ALL_BOOKS, trials: TRIALS };
    const race = new Race(fronts, schedule, aim, this.#spending);
    think(race.run(start));
    return race.plan !== undefined;
  }
}
