import { NODES_A_SLICE, type Thinking } from "../search/limits.js";
import { SeenSet } from "../search/seen-set.js";
import type { Front, Fronts } from "./fronts.js";
import { CARDS_IN_ALL, CELLS, COLOURS } from "./packed.js";
import type { Schedule } from "./schedule.js";
import { type Spending, Spent } from "./spending.js";

/** Which colour makes each gain asked for, from the start on; then every colour makes all the books it can. */
export interface Plan {
  readonly books: number;
  readonly raised: readonly number[];
}

/** What a race looks for. */
export interface Aim {
  /** Only plans with more books count. */
  readonly above: number;
  /** A plan with so many ends the race. */
  readonly enough: number;
  /** It is given up after so many trials. */
  readonly trials: number;
}

const KEY_WORDS = 4;
const ANY = -1;

/**
 * The search across the colours. They depend on one another only by time, which is how many cards are drawn: the next
 * card comes when the colours together have one gain more. So at each time one colour is asked for one.
 */
export class Race {
  readonly #fronts: readonly Fronts[];
  readonly #schedule: Schedule;
  readonly #spending: Spending;
  readonly #aim: Aim;
  readonly #seen: SeenSet;
  readonly #key = new Uint32Array(KEY_WORDS);
  readonly #raised: number[] = [];
  #plan: Plan | undefined;
  #most: number;
  #trials = 0;
  #sliceEnd: number;

  constructor(fronts: readonly Fronts[], schedule: Schedule, aim: Aim, spending: Spending) {
    this.#fronts = fronts;
    this.#schedule = schedule;
    this.#aim = aim;
    this.#most = aim.above;
    this.#spending = spending;
    this.#seen = new SeenSet(KEY_WORDS, spending.room / 2);
    this.#sliceEnd = spending.nodes + NODES_A_SLICE;
  }

  /** The best plan so far, if there is one of more books than were asked for. */
  get plan(): Plan | undefined {
    return this.#plan;
  }

  run(start: readonly Front[]): Thinking<void> {
    return this.#visit(this.#schedule.start, start, ANY);
  }

  /**
   * @param forced the only colour that may be raised, or {@link ANY}. When colour x is raised just before a card of
   * its own comes, the next raise must be x's too: one of another colour could as well have come first, at the same
   * stage of its own, and x's after it, with a card more.
   */
  *#visit(time: number, fronts: readonly Front[], forced: number): Thinking<void> {
    this.#value(time, fronts);
    if (this.#ended || time === CARDS_IN_ALL || mostBooks(this.#schedule, time, fronts) <= this.#most) return;
    if (!this.#isNew(fronts, forced)) return;
    const next = this.#schedule.nextColour[time] as number;
    for (const { colour, front } of this.#raises(fronts, forced, next)) {
      if (++this.#trials >= this.#aim.trials) return;
      this.#spending.node();
      const after = fronts.slice();
      after[colour] = front;
      after[next] = (this.#fronts[next] as Fronts).later(after[next] as Front);
      this.#raised.push(colour);
      if (this.#spending.nodes >= this.#sliceEnd) yield this.#progress();
      yield* this.#visit(time + 1, after, colour === next ? next : ANY);
      this.#raised.pop();
      if (this.#ended) return;
    }
  }

  get #ended(): boolean {
    return this.#most >= this.#aim.enough || this.#trials >= this.#aim.trials;
  }

  /** Sees what comes of it when every colour makes all the books it can with the cards drawn. */
  #value(time: number, fronts: readonly Front[]): void {
    const { stageAt } = this.#schedule;
    const bound = sum((colour) => booksAt(fronts, colour, stageAt, time));
    if (bound <= this.#most) return;
    const books = sum((colour) => (this.#fronts[colour] as Fronts).mostBooks(fronts[colour] as Front));
    if (books <= this.#most) return;
    this.#most = books;
    this.#plan = { books, raised: this.#raised.slice() };
  }

  #isNew(fronts: readonly Front[], forced: number): boolean {
    for (const [colour, { number }] of fronts.entries()) this.#key[colour] = number;
    (this.#key[0] as number) |= (forced + 1) << 28;
    const added = this.#seen.add(this.#key);
    if (added === "full") throw new Spent("memory");
    if (added === "new") this.#spending.states++;
    return added === "new";
  }

  /** Which colours can be raised, the one that loses least by it first; on a tie not the one whose card comes next. */
  #raises(fronts: readonly Front[], forced: number, next: number): { colour: number; front: Front }[] {
    const raises: { colour: number; front: Front; loss: number }[] = [];
    for (let colour = 0; colour < COLOURS; colour++) {
      if (forced !== ANY && forced !== colour) continue;
      const before = fronts[colour] as Front;
      const front = (this.#fronts[colour] as Fronts).raised(before);
      if (front) raises.push({ colour, front, loss: lossOf(before, front) + (colour === next ? 0.5 : 0) });
    }
    return raises.sort((a, b) => a.loss - b.loss);
  }

  #progress() {
    this.#sliceEnd = this.#spending.nodes + NODES_A_SLICE;
    return { nodes: this.#spending.nodes, states: this.#spending.states };
  }
}

/**
 * No play on from here has more books: for as long as the colours' gains may suffice, cards are drawn; what all of
 * them can have by then is the bound.
 */
export function mostBooks({ stageAt }: Schedule, start: number, fronts: readonly Front[]): number {
  let time = start;
  while (time < CARDS_IN_ALL && sum((colour) => gainsAt(fronts, colour, stageAt, time)) > time - CELLS)
    time++;
  return sum((colour) => booksAt(fronts, colour, stageAt, time));
}

function gainsAt(
  fronts: readonly Front[],
  colour: number,
  stageAt: Schedule["stageAt"],
  time: number,
): number {
  return (fronts[colour] as Front).gains[stageAt[colour]?.[time] as number] as number;
}

function booksAt(
  fronts: readonly Front[],
  colour: number,
  stageAt: Schedule["stageAt"],
  time: number,
): number {
  return (fronts[colour] as Front).books[stageAt[colour]?.[time] as number] as number;
}

/** Over the four colours. */
function sum(number: (colour: number) => number): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS; colour++) total += number(colour);
  return total;
}

/** By how much a raise lowers what can be hoped for. */
function lossOf(before: Front, after: Front): number {
  let loss = 0;
  for (let stage = before.stage; stage < before.gains.length; stage++) {
    loss += (before.gains[stage] as number) - (after.gains[stage] as number);
  }
  return loss;
}
