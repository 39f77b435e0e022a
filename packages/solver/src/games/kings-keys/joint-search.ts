import { type Budget, BudgetSpent } from "../../search/budget.js";
import { NODES_A_SLICE, type ResumableSearch } from "../../search/resumable-search.js";
import { VisitedSet } from "../../search/visited-set.js";
import type { ColourClasses } from "./colour-classes.js";
import type { Frontier, Frontiers } from "./frontier.js";
import { type Arrivals, CARDS_IN_ALL, CELLS, COLOURS, type ColourPosition } from "./packed.js";

/** Every colour need be tried. */
const ANY_COLOUR = -1;

/**
 * The only colour that need be raised after `raised` was, or {@link ANY_COLOUR}. When a colour is raised just before a
 * card of its own comes, the next raise must be its own too: one of another colour could as well have come first, at
 * the same stage of that colour, and this one after it, with a card more (README, "Own card next").
 * @param next the colour of the card that comes after the raise
 */
function neededRaise(raised: number, next: number): number {
  return raised === next ? next : ANY_COLOUR;
}

export interface ColourPart {
  readonly position: ColourPosition;
  readonly classes: ColourClasses;
  readonly frontiers: Frontiers;
}

/** The colour of each gain from the start on; then every colour makes all the books it can. */
export interface RaiseOrder {
  readonly books: number;
  readonly raised: readonly number[];
}

/** What a joint search looks for. */
export interface Aim {
  /** Only orders with more books count. */
  readonly above: number;
  /** The number of books that ends the search. */
  readonly enough: number;
  /** The number of trials after which the search gives up. */
  readonly trials: number;
}

const KEY_WORDS = 4;

/** A colour to raise, and by how much that lowers what can be hoped for. */
interface Raise {
  readonly colour: number;
  readonly frontier: Frontier;
  readonly loss: number;
}

/** A state on the way, with the raises still to try, the best last. */
interface Step {
  readonly frontiers: readonly Frontier[];
  readonly raises: Raise[];
}

/**
 * The search across the colours, which depend on one another only by time: the number of cards drawn.
 * The next card comes when the colours together have one gain more; so at each time one colour makes one.
 */
export class JointSearch {
  readonly #frontiers: readonly Frontiers[];
  readonly #arrivals: Arrivals;
  readonly #budget: Budget;
  readonly #aim: Aim;
  readonly #seen: VisitedSet;
  readonly #key = new Uint32Array(KEY_WORDS);
  readonly #raised: number[] = [];
  #best: RaiseOrder | undefined;
  #most: number;
  #trials = 0;
  #sliceEnd: number;

  constructor(frontiers: readonly Frontiers[], arrivals: Arrivals, aim: Aim, budget: Budget) {
    this.#frontiers = frontiers;
    this.#arrivals = arrivals;
    this.#aim = aim;
    this.#most = aim.above;
    this.#budget = budget;
    this.#seen = new VisitedSet(KEY_WORDS, budget.room / 2);
    this.#sliceEnd = budget.nodes + NODES_A_SLICE;
  }

  /** The best order so far, if one has more books than {@link Aim.above}. */
  get best(): RaiseOrder | undefined {
    return this.#best;
  }

  *run(start: readonly Frontier[]): ResumableSearch<void> {
    const first = this.#arrivals.start;
    const path = [this.#step(first, start, ANY_COLOUR)];
    while (path.length > 0 && !this.#ended) {
      const { frontiers, raises } = path[path.length - 1] as Step;
      const raise = raises.pop();
      if (!raise) {
        path.pop();
        this.#raised.pop();
        continue;
      }
      if (++this.#trials >= this.#aim.trials) return;
      this.#budget.node();
      const { colour, frontier } = raise;
      const next = this.#arrivals.nextColour[first + path.length - 1] as number;
      const after = frontiers.slice();
      after[colour] = frontier;
      after[next] = (this.#frontiers[next] as Frontiers).later(after[next] as Frontier);
      this.#raised.push(colour);
      if (this.#budget.nodes >= this.#sliceEnd) yield this.#progress();
      path.push(this.#step(first + path.length, after, neededRaise(colour, next)));
    }
  }

  /** @param forced the only colour that may be raised, or {@link ANY_COLOUR} */
  #step(time: number, frontiers: readonly Frontier[], forced: number): Step {
    this.#value(time, frontiers);
    const isOver =
      this.#ended || time === CARDS_IN_ALL || mostBooks(this.#arrivals, time, frontiers) <= this.#most;
    if (isOver || !this.#isNew(frontiers, forced)) return { frontiers, raises: [] };
    return { frontiers, raises: this.#raises(frontiers, forced, this.#arrivals.nextColour[time] as number) };
  }

  get #ended(): boolean {
    return this.#most >= this.#aim.enough || this.#trials >= this.#aim.trials;
  }

  /** Sees what comes of it when every colour makes all the books it can with the cards drawn. */
  #value(time: number, frontiers: readonly Frontier[]): void {
    if (booksAt(this.#arrivals, frontiers, time) <= this.#most) return;
    let books = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      books += (this.#frontiers[colour] as Frontiers).mostBooks(frontiers[colour] as Frontier);
    }
    if (books <= this.#most) return;
    this.#most = books;
    this.#best = { books, raised: this.#raised.slice() };
  }

  #isNew(frontiers: readonly Frontier[], forced: number): boolean {
    for (let colour = 0; colour < COLOURS; colour++)
      this.#key[colour] = (frontiers[colour] as Frontier).number;
    (this.#key[0] as number) |= (forced + 1) << 28;
    const added = this.#seen.add(this.#key);
    if (added === "full") throw new BudgetSpent("memory");
    if (added === "new") this.#budget.states++;
    return added === "new";
  }

  /** Which colours can be raised, the one that loses least by it last; on a tie not the one whose card comes next. */
  #raises(frontiers: readonly Frontier[], forced: number, next: number): Raise[] {
    const raises: Raise[] = [];
    for (let colour = COLOURS - 1; colour >= 0; colour--) {
      if (forced !== ANY_COLOUR && forced !== colour) continue;
      const before = frontiers[colour] as Frontier;
      const frontier = (this.#frontiers[colour] as Frontiers).raised(before);
      if (frontier)
        raises.push({ colour, frontier, loss: lossOf(before, frontier) + (colour === next ? 0.5 : 0) });
    }
    return raises.sort((a, b) => b.loss - a.loss);
  }

  #progress() {
    this.#sliceEnd = this.#budget.nodes + NODES_A_SLICE;
    return { nodes: this.#budget.nodes, states: this.#budget.states };
  }
}

/** The most books of any play from here: cards are drawn while the colours' gains may suffice; then all books count. */
export function mostBooks(arrivals: Arrivals, start: number, frontiers: readonly Frontier[]): number {
  let time = start;
  while (time < CARDS_IN_ALL && gainsAt(arrivals, frontiers, time) > time - CELLS) time++;
  return booksAt(arrivals, frontiers, time);
}

function gainsAt({ stageAt }: Arrivals, frontiers: readonly Frontier[], time: number): number {
  let gains = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    gains += (frontiers[colour] as Frontier).gains[stageAt[colour]?.[time] as number] as number;
  }
  return gains;
}

function booksAt({ stageAt }: Arrivals, frontiers: readonly Frontier[], time: number): number {
  let books = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    books += (frontiers[colour] as Frontier).books[stageAt[colour]?.[time] as number] as number;
  }
  return books;
}

/** By how much a raise lowers what can be hoped for. */
function lossOf(before: Frontier, after: Frontier): number {
  if (before.gains === after.gains) return 0;
  let loss = 0;
  for (let stage = before.stage; stage < before.gains.length; stage++) {
    loss += (before.gains[stage] as number) - (after.gains[stage] as number);
  }
  return loss;
}
