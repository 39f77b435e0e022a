import type { Net } from "../../evaluation/net.js";
import { NetEvaluator } from "../../evaluation/net-evaluator.js";
import type { BeliefState } from "./belief-state.js";
import { ALL_GAINS, type ColourState } from "./colour-states.js";
import { writeColour, writeTable } from "./inputs.js";
import { COLOURS } from "./packed.js";

const MOST_BOOKS = 16;

/** What 160 points count beside a win. */
const WEIGHT_OF_POINTS = 0.05;
/** How many of the most promising gains are searched after the first card where two are turned up. */
const WIDTH = 3;

/** A gain: the state it brings a colour to. */
export interface Gain {
  readonly colour: number;
  readonly state: ColourState;
}

export interface ScoredGain extends Gain {
  readonly win: number;
  readonly points: number;
  readonly utility: number;
}

/**
 * Values positions that await a card by the net; a choice is worth its best gain. Points are parts of 160.
 * When the draw pile is empty all is known.
 */
export class ValueFunction extends NetEvaluator {
  /** The gain that the last choice is worth its worth for. */
  gain: Gain | undefined;
  /** Of the first layer, what each colour adds to it. */
  readonly #parts = new Map<ColourState, Float64Array>();
  readonly #table: Float64Array[] = [];

  constructor(net: Net) {
    super(net, WEIGHT_OF_POINTS);
  }

  /** Lets go of what it knows of states, which are new ones from now on. */
  forget(): void {
    this.#parts.clear();
  }

  /** f: what the position is worth, the cards to come unseen. */
  evaluate(belief: BeliefState): void {
    if (belief.left === 0) this.#sayResult(belief);
    else if (belief.due > 0) this.#askTable(belief);
    else this.best(belief, 0);
  }

  /**
   * Sets the value of the best gain and keeps that in `gain`; without one, the value of what has been made.
   * @param plies how many cards the search turns up before the net is evaluated
   */
  best(belief: BeliefState, plies: number): void {
    const best = plies === 0 ? this.#mostPromising(belief) : this.evaluated(belief, plies, WIDTH)[0];
    this.gain = best;
    if (best) this.setResult(best.win, best.points);
    else this.setResult(belief.isWon ? 1 : 0, belief.books / MOST_BOOKS);
  }

  /** The best gain by the net alone: the first of {@link weighed} without its list. */
  #mostPromising(belief: BeliefState): ScoredGain | undefined {
    const { states, colours } = belief;
    let best: ScoredGain | undefined;
    for (let colour = 0; colour < COLOURS; colour++) {
      for (const state of states.next(colours[colour] as ColourState)) {
        this.#evaluate(belief, colour, state, 0);
        const { win, points, utility } = this;
        if (!best || utility > best.utility) best = { colour, state, win, points, utility };
      }
    }
    return best;
  }

  /**
   * Values the gains, best first; no card may be due.
   * @param width with plies, how many of the best by the net alone are searched
   */
  evaluated(belief: BeliefState, plies: number, width: number): readonly ScoredGain[] {
    const { states, colours } = belief;
    const gains: ScoredGain[] = [];
    for (let colour = 0; colour < COLOURS; colour++) {
      for (const state of states.next(colours[colour] as ColourState)) {
        gains.push(this.#judged(belief, { colour, state }, 0));
      }
    }
    gains.sort((a, b) => b.utility - a.utility);
    if (plies === 0) return gains;
    const deep = gains.slice(0, width).map((gain) => this.#judged(belief, gain, plies));
    return deep.sort((a, b) => b.utility - a.utility);
  }

  #judged(belief: BeliefState, { colour, state }: Gain, plies: number): ScoredGain {
    this.#evaluate(belief, colour, state, plies);
    const { win, points, utility } = this;
    return { colour, state, win, points, utility };
  }

  /** Says what a gain is worth; the position stays as it is. */
  #evaluate(belief: BeliefState, colour: number, state: ColourState, plies: number): void {
    const { colours } = belief;
    const before = colours[colour] as ColourState;
    colours[colour] = state;
    if (belief.left === 0) this.#sayResult(belief);
    else if (plies > 0) this.expect(belief, plies);
    else this.#askTable(belief);
    colours[colour] = before;
  }

  /**
   * Sets the mean value over each card that may come next; one must be due.
   * @param plies how many cards the search turns up, this one included
   */
  expect(belief: BeliefState, plies = 1): void {
    const { colours, left } = belief;
    let win = 0;
    let points = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const before = colours[colour] as ColourState;
      for (const { state, cards } of belief.arrivals(colour)) {
        colours[colour] = state;
        if (plies > 1 && belief.left > 0 && belief.due === 0) this.best(belief, plies - 1);
        else this.evaluate(belief);
        win += cards * this.win;
        points += cards * this.points;
      }
      colours[colour] = before;
    }
    this.setResult(win / left, points / left);
  }

  #askTable(belief: BeliefState): void {
    const { states, colours } = belief;
    this.evaluations++;
    this.evaluateTable(belief);
    this.readOutputs();
    if (!colours.every((state) => states.canComplete(state))) this.win = 0;
  }

  protected evaluateTable(belief: BeliefState): void {
    for (let colour = 0; colour < COLOURS; colour++) {
      this.#table[colour] = this.#partOf(belief, belief.colours[colour] as ColourState);
    }
    this.inputs.clear();
    writeTable(belief, this.inputs);
    this.net.evaluateWith(this.inputs, this.#table);
  }

  #partOf({ states }: BeliefState, state: ColourState): Float64Array {
    let part = this.#parts.get(state);
    if (!part) {
      this.inputs.clear();
      writeColour(states, state, this.inputs);
      part = this.net.partOf(this.inputs);
      this.#parts.set(state, part);
    }
    return part;
  }

  /** All cards are there: each colour makes what it can. */
  #sayResult({ states, colours }: BeliefState): void {
    let books = 0;
    let wins = true;
    for (const colour of colours) {
      books += states.mostBooks(colour);
      wins &&= colour.gains + states.most(colour) === ALL_GAINS;
    }
    this.setResult(wins ? 1 : 0, books / MOST_BOOKS);
  }
}
