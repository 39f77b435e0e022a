import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import { Budget, BudgetSpent, type Limits, type Stop } from "../../search/budget.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { type Answer, answerOf, type Solver } from "../../solver.js";
import { ColourClasses } from "./colour-classes.js";
import { colourTables } from "./colour-tables.js";
import { engineMoves } from "./conversion.js";
import { type Frontier, Frontiers } from "./frontier.js";
import { type Aim, type ColourPart, JointSearch, mostBooks } from "./joint-search.js";
import {
  type Arrivals,
  arrivalsOf,
  type CardSet,
  COLOURS,
  type ColourPosition,
  colourPositions,
} from "./packed.js";
import { UpperBounds } from "./upper-bound.js";

const ALL_BOOKS = 4 * COLOURS;
const WHOLE = Number.POSITIVE_INFINITY;
/** Up to how many cards of a colour bounds are exact: to look further costs more than it saves. */
const EXACT_CARDS = 5;

/** Most wins are found at once with narrow frontiers; only what is left needs the whole ones, which prove. */
const TRIES_TO_WIN = [
  { width: 2, trials: 100 },
  { width: 8, trials: 200 },
  { width: WHOLE, trials: WHOLE },
];

interface Part {
  readonly position: ColourPosition;
  readonly classes: ColourClasses;
  readonly upperBounds: UpperBounds;
}

/** The whole search of one position: first for a win, then, if there is none, for the most books. */
class KeysSearch {
  readonly #state: kingsKeys.State;
  readonly #budget: Budget;
  readonly #arrivals: Arrivals;
  readonly #tables = colourTables();
  /** The joint search run last, and its colours. */
  #search: JointSearch | undefined;
  #colours: readonly ColourPart[] = [];

  constructor(state: kingsKeys.State, limits: Limits) {
    this.#state = state;
    // The seen sets of the joint searches, and what is small beside the classes, have the other half of the memory.
    this.#budget = new Budget({ ...limits, memory: limits.memory / 2 });
    this.#arrivals = arrivalsOf(state);
  }

  *run(): ResumableSearch<void> {
    const parts = this.#parts();
    for (const { width, trials } of TRIES_TO_WIN) {
      const start = this.#setUp(parts, width);
      if (mostBooks(this.#arrivals, this.#arrivals.start, start) < ALL_BOOKS) break;
      yield* this.#runJointly(start, { above: ALL_BOOKS - 1, enough: ALL_BOOKS, trials });
      if (this.#search?.best) return;
    }
    const start = this.#setUp(parts, WHOLE);
    const bound = mostBooks(this.#arrivals, this.#arrivals.start, start);
    // Here a win is ruled out.
    const enough = Math.min(bound, ALL_BOOKS - 1);
    yield* this.#runJointly(start, { above: this.#state.books.length, enough, trials: WHOLE });
  }

  answer(game: AnyGame, stop: Stop | undefined): Answer<kingsKeys.Move> {
    const best = this.#search?.best;
    const variation = best ? engineMoves(game, this.#state, this.#colours, this.#arrivals, best) : [];
    const { nodes, states } = this.#budget;
    return answerOf(variation, { nodes, states, stop });
  }

  *#runJointly(start: readonly Frontier[], aim: Aim): ResumableSearch<void> {
    this.#search = new JointSearch(
      this.#colours.map(({ frontiers }) => frontiers),
      this.#arrivals,
      aim,
      this.#budget,
    );
    yield* this.#search.run(start);
  }

  /** The four colours, each with what all joint searches find out about it. */
  #parts(): readonly Part[] {
    return colourPositions(this.#state).map((position, colour) => {
      const drawn = this.#arrivals.drawn[colour] as readonly CardSet[];
      const classes = new ColourClasses(drawn, this.#budget);
      return { position, classes, upperBounds: new UpperBounds(classes, this.#tables, EXACT_CARDS) };
    });
  }

  /** Makes ready for a joint search with frontiers of a width; the frontiers it starts from. */
  #setUp(parts: readonly Part[], width: number): readonly Frontier[] {
    this.#colours = parts.map(({ position, classes, upperBounds }) => {
      const frontiers = new Frontiers(classes, upperBounds, width, this.#budget);
      return { position, classes, frontiers };
    });
    return this.#colours.map(({ position, classes, frontiers }) =>
      frontiers.only(classes.classOf(position, 0)),
    );
  }
}

export function exactSolver(game: AnyGame): Solver<kingsKeys.State, kingsKeys.Move> {
  return {
    version: 2,
    hasPoints: true,
    *answer(state, limits) {
      const search = new KeysSearch(state, limits);
      let stop: Stop | undefined;
      try {
        yield* search.run();
      } catch (error) {
        if (!(error instanceof BudgetSpent)) throw error;
        stop = error.stop;
      }
      return search.answer(game, stop);
    },
  };
}
