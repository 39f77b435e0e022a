import { type Random, seededRandom } from "@tetrarch/engine";
import { FULL, nextHome, RANKS } from "./packed.js";

/** How far chance may carry a move in the order, in the units of the weights. */
const NOISE = 512;

/** The order in which moves are tried: lightest first, with seeded noise, so that each run is another and repeats. */
export class MoveOrder {
  readonly #random: Random;
  readonly #weights: Int32Array;

  /** @param run the number of the run: run 0 goes by weight alone */
  constructor(run: number, mostMoves: number) {
    this.#random = run === 0 ? () => 0 : seededRandom(run);
    this.#weights = new Int32Array(mostMoves);
  }

  /** Sorts the moves from index `at` to before `end`; moves of the same weight stay in order. */
  sort(moves: Int32Array, at: number, end: number, weightOf: (move: number) => number): void {
    const weights = this.#weights;
    for (let index = at; index < end; index++) {
      const move = moves[index] as number;
      const weight = weightOf(move) + this.#random(NOISE);
      let place = index;
      for (; place > at && (weights[place - at - 1] as number) > weight; place--) {
        moves[place] = moves[place - 1] as number;
        weights[place - at] = weights[place - at - 1] as number;
      }
      moves[place] = move;
      weights[place - at] = weight;
    }
  }
}

/** The card of a suit that may go home as soon as it can: its twin is home already (README, Lemma 2); −1 for none. */
export function lastCopy(suit: number, home: number): number {
  return home >= RANKS && home < FULL ? nextHome(suit, home) : -1;
}
