import { Judge } from "../../evaluation/judge.js";
import type { Net } from "../../evaluation/net.js";
import type { KeysOfChance } from "./chance.js";
import { ALL_GAINS, type ColourState } from "./colour-states.js";
import { writeColour, writeTable } from "./inputs.js";
import { COLOURS } from "./packed.js";

const MOST_BOOKS = 16;

/** What 160 points count beside a win. */
const WORTH_OF_POINTS = 0.05;
/** Where cards are turned up in thought twice, so many gains that promise most are thought of after the first. */
const WIDTH = 3;

/** A gain: what it makes of a colour. */
export interface Gain {
  readonly colour: number;
  readonly state: ColourState;
}

/** A gain and what it is worth. */
export interface JudgedGain extends Gain {
  readonly win: number;
  readonly points: number;
  readonly wanted: number;
}

/**
 * What positions are worth by the net, which judges positions that await a card; a choice is worth its best gain. Points are
 * parts of 160. When the draw pile is empty all is known.
 */
export class Worth extends Judge {
  /** The gain that the last choice is worth its worth for. */
  gain: Gain | undefined;
  /** Of the first layer, what each colour adds to it. */
  readonly #parts = new Map<ColourState, Float64Array>();
  readonly #table: Float64Array[] = [];

  constructor(net: Net) {
    super(net, WORTH_OF_POINTS);
  }

  /** Lets go of what it knows of states, which are new ones from now on. */
  forget(): void {
    this.#parts.clear();
  }

  /** f: what the position is worth, the cards to come unseen. */
  judge(chance: KeysOfChance): void {
    if (chance.left === 0) this.#sayResult(chance);
    else if (chance.due > 0) this.#askTable(chance);
    else this.best(chance, 0);
  }

  /**
   * Says what the best gain is worth, and keeps it in `gain`; when there is none, what has been made.
   * @param plies how many cards are turned up in thought before the net is asked
   */
  best(chance: KeysOfChance, plies: number): void {
    const best = plies === 0 ? this.#mostPromising(chance) : this.weighed(chance, plies, WIDTH)[0];
    this.gain = best;
    if (best) this.say(best.win, best.points);
    else this.say(chance.isWon ? 1 : 0, chance.books / MOST_BOOKS);
  }

  /** The best gain by the net alone: the first of {@link weighed} without its list. */
  #mostPromising(chance: KeysOfChance): JudgedGain | undefined {
    const { states, colours } = chance;
    let best: JudgedGain | undefined;
    for (let colour = 0; colour < COLOURS; colour++) {
      for (const state of states.next(colours[colour] as ColourState)) {
        this.#judge(chance, colour, state, 0);
        const { win, points, wanted } = this;
        if (!best || wanted > best.wanted) best = { colour, state, win, points, wanted };
      }
    }
    return best;
  }

  /**
   * What gains are worth, best first; no card may be due.
   * @param width with plies, only so many that promise most by the net alone are gone into
   */
  weighed(chance: KeysOfChance, plies: number, width: number): readonly JudgedGain[] {
    const { states, colours } = chance;
    const gains: JudgedGain[] = [];
    for (let colour = 0; colour < COLOURS; colour++) {
      for (const state of states.next(colours[colour] as ColourState)) {
        gains.push(this.#judged(chance, { colour, state }, 0));
      }
    }
    gains.sort((a, b) => b.wanted - a.wanted);
    if (plies === 0) return gains;
    const deep = gains.slice(0, width).map((gain) => this.#judged(chance, gain, plies));
    return deep.sort((a, b) => b.wanted - a.wanted);
  }

  #judged(chance: KeysOfChance, { colour, state }: Gain, plies: number): JudgedGain {
    this.#judge(chance, colour, state, plies);
    const { win, points, wanted } = this;
    return { colour, state, win, points, wanted };
  }

  /** Says what a gain is worth; the position stays as it is. */
  #judge(chance: KeysOfChance, colour: number, state: ColourState, plies: number): void {
    const { colours } = chance;
    const before = colours[colour] as ColourState;
    colours[colour] = state;
    if (chance.left === 0) this.#sayResult(chance);
    else if (plies > 0) this.expect(chance, plies);
    else this.#askTable(chance);
    colours[colour] = before;
  }

  /**
   * The mean of what the position is worth over each card that may come next; one must be due.
   * @param plies how many cards are turned up in thought, this one included
   */
  expect(chance: KeysOfChance, plies = 1): void {
    const { colours, left } = chance;
    let win = 0;
    let points = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const before = colours[colour] as ColourState;
      for (const { state, cards } of chance.arrivals(colour)) {
        colours[colour] = state;
        if (plies > 1 && chance.left > 0 && chance.due === 0) this.best(chance, plies - 1);
        else this.judge(chance);
        win += cards * this.win;
        points += cards * this.points;
      }
      colours[colour] = before;
    }
    this.say(win / left, points / left);
  }

  #askTable(chance: KeysOfChance): void {
    const { states, colours } = chance;
    let canWin = true;
    for (let colour = 0; colour < COLOURS; colour++) {
      const state = colours[colour] as ColourState;
      this.#table[colour] = this.#partOf(chance, state);
      canWin &&= states.canComplete(state);
    }
    this.asked++;
    this.inputs.clear();
    writeTable(chance, this.inputs);
    this.net.evaluateWith(this.inputs, this.#table);
    this.sayOutputs();
    if (!canWin) this.win = 0;
  }

  #partOf({ states }: KeysOfChance, state: ColourState): Float64Array {
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
  #sayResult({ states, colours }: KeysOfChance): void {
    let books = 0;
    let wins = true;
    for (const colour of colours) {
      books += states.mostBooks(colour);
      wins &&= colour.gains + states.most(colour) === ALL_GAINS;
    }
    this.say(wins ? 1 : 0, books / MOST_BOOKS);
  }
}
