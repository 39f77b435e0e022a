import { type Random, seededRandom } from "@tetrarch/engine";
import type { Curve } from "../../evaluation/evaluation.js";
import { type BeliefState, CARDS, CHOICE } from "./belief-state.js";
import type { ValueFunction } from "./value-function.js";

/** Chains of cards that are less likely than this are gone on with at random. */
const LEAST_WEIGHT = 1e-3;
/** The same chance for every move and position: it knows nothing of the deal. */
const SEED = 1;

/**
 * The mean of f over all that a move may turn up, card after card, until there is a choice again.
 * Likely chains are taken exactly; the rest of an unlikely one is dealt twice at random, for two unbiased means.
 */
export class ChainMean {
  /** By the first deal of unlikely chains, to choose by. */
  selectionEstimate = 0;
  /** By the second. */
  win = 0;
  points = 0;
  #squares = 0;
  readonly #belief: BeliefState;
  readonly #valueFunction: ValueFunction;
  readonly #curve: Curve;
  #random: Random = seededRandom(SEED);

  /** @param curve the chances behind those that the net predicts */
  constructor(belief: BeliefState, valueFunction: ValueFunction, curve: Curve) {
    this.#belief = belief;
    this.#valueFunction = valueFunction;
    this.#curve = curve;
  }

  /** The standard error of `win`. */
  get error(): number {
    return Math.sqrt(this.#squares);
  }

  /** Takes the mean from the position now, in which a move has been begun; the position is left as it is. */
  *taking(): Generator<void, void, void> {
    this.selectionEstimate = 0;
    this.win = 0;
    this.points = 0;
    this.#squares = 0;
    this.#random = seededRandom(SEED);
    yield* this.#from(1);
  }

  *#from(weight: number): Generator<void, void, void> {
    const belief = this.#belief;
    if (belief.awaited === CHOICE) {
      this.#reached(weight);
      return;
    }
    const { left } = belief;
    if (left === 0) return; // TK-21: in the dark, worth nothing
    if (weight < LEAST_WEIGHT) {
      this.#dealOn(weight);
      return;
    }
    yield;
    belief.save();
    for (const card of CARDS) {
      const count = belief.unseen[card] as number;
      if (count === 0) continue;
      belief.turnUp(card);
      yield* this.#from((weight * count) / left);
      belief.unsee(card);
      belief.restore();
    }
    belief.forget();
  }

  #reached(weight: number): void {
    const valueFunction = this.#valueFunction;
    valueFunction.evaluate(this.#belief);
    const win = this.#curve(valueFunction.win);
    this.selectionEstimate += weight * win;
    this.win += weight * win;
    this.points += weight * valueFunction.points;
  }

  #dealOn(weight: number): void {
    const selectionEstimate = this.#deal();
    const win = this.#deal();
    this.selectionEstimate += weight * selectionEstimate;
    this.win += weight * win;
    this.points += weight * this.#valueFunction.points;
    const difference = weight * (selectionEstimate - win);
    this.#squares += (difference * difference) / 2;
  }

  /** Turns up cards at random until there is a choice, and evaluates it: the chance to win then. */
  #deal(): number {
    const belief = this.#belief;
    const turned: number[] = [];
    belief.save();
    while (belief.awaited !== CHOICE) {
      if (belief.left === 0) belief.fallDark();
      else {
        const card = this.#anyCard();
        belief.turnUp(card);
        turned.push(card);
      }
    }
    this.#valueFunction.evaluate(belief);
    for (const card of turned) belief.unsee(card);
    belief.restore();
    belief.forget();
    return this.#curve(this.#valueFunction.win);
  }

  #anyCard(): number {
    const { unseen, left } = this.#belief;
    let place = this.#random(left);
    for (const card of CARDS) {
      place -= unseen[card] as number;
      if (place < 0) return card;
    }
    throw new Error("fewer cards unseen than are left");
  }
}
