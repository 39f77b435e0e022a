import { type Random, seededRandom } from "@tetrarch/engine";
import type { Curve } from "../../evaluation/curve.js";
import { CARDS, CHOICE, type TombOfChance } from "./chance.js";
import type { Worth } from "./worth.js";

/** Chains of cards that are less likely than this are gone on with at random. */
const LEAST_WEIGHT = 1e-3;
/** The same chance for every move and position: it knows nothing of the deal. */
const SEED = 1;

/**
 * The mean of f over all that a move may turn up, card after card, until there is a choice again. Every card is taken exactly as
 * long as the chain is likely enough; the rest of an unlikely chain is dealt twice at random, so that two means are had which
 * differ by that alone. Both are right on average.
 */
export class ChainMean {
  /** By the first deal of unlikely chains, to choose by. */
  promise = 0;
  /** By the second. */
  win = 0;
  points = 0;
  #squares = 0;
  readonly #chance: TombOfChance;
  readonly #worth: Worth;
  readonly #curve: Curve;
  #random: Random = seededRandom(SEED);

  /** @param curve the chances behind those that the net tells */
  constructor(chance: TombOfChance, worth: Worth, curve: Curve) {
    this.#chance = chance;
    this.#worth = worth;
    this.#curve = curve;
  }

  /** The standard error of `win`. */
  get error(): number {
    return Math.sqrt(this.#squares);
  }

  /** Takes the mean from the position now, in which a move has been begun; the position is left as it is. */
  *taking(): Generator<void, void, void> {
    this.promise = 0;
    this.win = 0;
    this.points = 0;
    this.#squares = 0;
    this.#random = seededRandom(SEED);
    yield* this.#from(1);
  }

  *#from(weight: number): Generator<void, void, void> {
    const chance = this.#chance;
    if (chance.awaited === CHOICE) {
      this.#reached(weight);
      return;
    }
    const { left } = chance;
    if (left === 0) return; // TK-21: in the dark, worth nothing
    if (weight < LEAST_WEIGHT) {
      this.#dealOn(weight);
      return;
    }
    yield;
    chance.save();
    for (const card of CARDS) {
      const count = chance.unseen[card] as number;
      if (count === 0) continue;
      chance.turnUp(card);
      yield* this.#from((weight * count) / left);
      chance.unsee(card);
      chance.restore();
    }
    chance.forget();
  }

  #reached(weight: number): void {
    const worth = this.#worth;
    worth.judge(this.#chance);
    const win = this.#curve(worth.win);
    this.promise += weight * win;
    this.win += weight * win;
    this.points += weight * worth.points;
  }

  #dealOn(weight: number): void {
    const promise = this.#deal();
    const win = this.#deal();
    this.promise += weight * promise;
    this.win += weight * win;
    this.points += weight * this.#worth.points;
    const difference = weight * (promise - win);
    this.#squares += (difference * difference) / 2;
  }

  /** Turns up cards at random until there is a choice, and judges it: the chance to win then. */
  #deal(): number {
    const chance = this.#chance;
    const turned: number[] = [];
    chance.save();
    while (chance.awaited !== CHOICE) {
      if (chance.left === 0) chance.fallDark();
      else {
        const card = this.#anyCard();
        chance.turnUp(card);
        turned.push(card);
      }
    }
    this.#worth.judge(chance);
    for (const card of turned) chance.unsee(card);
    chance.restore();
    chance.forget();
    return this.#curve(this.#worth.win);
  }

  #anyCard(): number {
    const { unseen, left } = this.#chance;
    let place = this.#random(left);
    for (const card of CARDS) {
      place -= unseen[card] as number;
      if (place < 0) return card;
    }
    throw new Error("fewer cards unseen than are left");
  }
}
