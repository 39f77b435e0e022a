import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import type { Limits, Stop, Thinking } from "../search/limits.js";
import type { Answer, Solver } from "../solver.js";
import { ColourClasses } from "./colour-classes.js";
import { Forecasts } from "./forecast.js";
import { type Front, Fronts } from "./fronts.js";
import { type Colour, lineOf } from "./line.js";
import { type CardSet, COLOURS, type ColourPosition, colourPositions } from "./packed.js";
import { type Aim, mostBooks, Race } from "./race.js";
import { type Schedule, scheduleOf } from "./schedule.js";
import { Spending, Spent } from "./spending.js";
import { theTables } from "./tables.js";

const ALL_BOOKS = 4 * COLOURS;
const WHOLE = Number.POSITIVE_INFINITY;

/** Most wins are found at once with narrow fronts; only what is left needs the whole ones, which prove. */
const TRIES_TO_WIN = [
  { width: 2, trials: 200 },
  { width: 16, trials: 400 },
  { width: WHOLE, trials: WHOLE },
];

export function exactSolver(game: AnyGame): Solver<kingsKeys.State, kingsKeys.Move> {
  return {
    hasPoints: true,
    *answer(state, limits) {
      const search = new Search(state, limits);
      let stop: Stop | undefined;
      try {
        yield* search.run();
      } catch (error) {
        if (!(error instanceof Spent)) throw error;
        stop = error.stop;
      }
      return search.answer(game, stop);
    },
  };
}

interface Part {
  readonly position: ColourPosition;
  readonly classes: ColourClasses;
  readonly forecasts: Forecasts;
}

/** The whole search of one position: first for a win, then, if there is none, for the most books. */
class Search {
  readonly #state: kingsKeys.State;
  readonly #spending: Spending;
  readonly #schedule: Schedule;
  readonly #tables = theTables();
  /** The race run last and its colours. */
  #race: Race | undefined;
  #colours: readonly Colour[] = [];

  constructor(state: kingsKeys.State, limits: Limits) {
    this.#state = state;
    // The seen sets of the races, and what is small beside the classes, have the other half of the memory.
    this.#spending = new Spending({ ...limits, memory: limits.memory / 2 });
    this.#schedule = scheduleOf(state);
  }

  *run(): Thinking<void> {
    const parts = this.#parts();
    for (const { width, trials } of TRIES_TO_WIN) {
      const start = this.#setUp(parts, width);
      if (mostBooks(this.#schedule, this.#schedule.start, start) < ALL_BOOKS) break;
      yield* this.#runRace(start, { above: ALL_BOOKS - 1, enough: ALL_BOOKS, trials });
      if (this.#race?.plan) return;
    }
    const start = this.#setUp(parts, WHOLE);
    const bound = mostBooks(this.#schedule, this.#schedule.start, start);
    // Here a win is ruled out.
    const enough = Math.min(bound, ALL_BOOKS - 1);
    yield* this.#runRace(start, { above: this.#state.books.length, enough, trials: WHOLE });
  }

  answer(game: AnyGame, stop: Stop | undefined): Answer<kingsKeys.Move> {
    const plan = this.#race?.plan;
    const line = plan ? lineOf(game, this.#state, this.#colours, this.#schedule, plan, this.#tables) : [];
    const { nodes, states } = this.#spending;
    return { line, proved: stop === undefined, nodes, states, stop };
  }

  *#runRace(start: readonly Front[], aim: Aim): Thinking<void> {
    this.#race = new Race(
      this.#colours.map(({ fronts }) => fronts),
      this.#schedule,
      aim,
      this.#spending,
    );
    yield* this.#race.run(start);
  }

  /** The four colours, each with what all races find out about it. */
  #parts(): readonly Part[] {
    return colourPositions(this.#state).map((position, colour) => {
      const drawn = this.#schedule.drawn[colour] as readonly CardSet[];
      const classes = new ColourClasses(this.#tables, drawn, this.#spending);
      return { position, classes, forecasts: new Forecasts(classes, this.#tables) };
    });
  }

  /** Makes ready for a race with fronts of a width; the fronts it starts from. */
  #setUp(parts: readonly Part[], width: number): readonly Front[] {
    this.#colours = parts.map(({ position, classes, forecasts }) => {
      const fronts = new Fronts(classes, forecasts, width, this.#spending);
      return { position, classes, fronts };
    });
    return this.#colours.map(({ position, classes, fronts }) => fronts.only(classes.classOf(position, 0)));
  }
}
