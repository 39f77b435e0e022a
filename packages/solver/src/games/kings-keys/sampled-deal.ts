import type { Budget } from "../../search/budget.js";
import { runToEnd } from "../../search/resumable-search.js";
import { ColourClasses } from "./colour-classes.js";
import type { ColourTables } from "./colour-tables.js";
import type { VisibleTable } from "./conversion.js";
import { Frontiers } from "./frontier.js";
import { type ColourPart, JointSearch, mostBooks } from "./joint-search.js";
import {
  type Arrivals,
  arrivalsOf,
  CARDS_IN_ALL,
  type CardSet,
  COLOURS,
  type ColourPosition,
  gainsOf,
} from "./packed.js";
import { UpperBounds } from "./upper-bound.js";

const ALL_BOOKS = 4 * COLOURS;
/** How the search is cut: a win it finds is a win, but one in some it does not find. */
const WIDTH = 2;
/** More than the solver's: the gains of one table share what is found. */
const EXACT_CARDS = 8;
const TRIALS = 200;

/** A gain of one colour, by where it leads. */
export interface Gain {
  readonly colour: number;
  readonly next: ColourPosition;
}

/** A table with a draw pile that may be the true one. What it finds out for one gain serves the next. */
export class SampledDeal {
  readonly #arrivals: Arrivals;
  readonly #parts: readonly ColourPart[];
  readonly #budget: Budget;

  /** @param draw the cards still to come, the next one first */
  constructor(
    tables: ColourTables,
    { open, positions }: VisibleTable,
    draw: readonly number[],
    budget: Budget,
  ) {
    this.#arrivals = arrivalsOf({ ...open, draw });
    this.#budget = budget;
    this.#parts = positions.map((position, colour) => {
      const drawn = this.#arrivals.drawn[colour] as readonly CardSet[];
      const classes = new ColourClasses(drawn, budget);
      const frontiers = new Frontiers(classes, new UpperBounds(classes, tables, EXACT_CARDS), WIDTH, budget);
      return { position, classes, frontiers };
    });
  }

  /** Whether a quick search finds a win after a gain, the draw pile known. */
  canBeWonAfter({ colour, next }: Gain): boolean {
    const before = (this.#parts[colour] as ColourPart).position;
    const time = Math.min(CARDS_IN_ALL, this.#arrivals.start + gainsOf(next) - gainsOf(before));
    const arrivals = { ...this.#arrivals, start: time };
    const start = this.#parts.map(({ position, classes, frontiers }, of) => {
      const stage = this.#arrivals.stageAt[of]?.[time] as number;
      return frontiers.only(classes.classOf(of === colour ? next : position, stage));
    });
    if (mostBooks(arrivals, time, start) < ALL_BOOKS) return false;
    const frontiers = this.#parts.map((part) => part.frontiers);
    const aim = { above: ALL_BOOKS - 1, enough: ALL_BOOKS, trials: TRIALS };
    const search = new JointSearch(frontiers, arrivals, aim, this.#budget);
    runToEnd(search.run(start));
    return search.best !== undefined;
  }
}
