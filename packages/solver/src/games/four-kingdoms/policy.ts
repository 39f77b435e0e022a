import { FEATURES, FeatureReader } from "./features.js";
import { isReplacing, MOST_MOVES, writeMoves } from "./moves.js";
import type { Packed } from "./packed.js";
import { LEARNT } from "./policy-weights.js";

/**
 * Judges moves by what lies open, from weights learnt in play against shuffled cards (README, "The learnt policy").
 * It sees no hidden card. Its buffers hold the moves listed last.
 */
export class Policy {
  readonly moves = new Int32Array(MOST_MOVES);
  /** The higher the better; as exponents they give the chances with which the policy was taught to play. */
  readonly worth = new Float64Array(MOST_MOVES);
  readonly #reader = new FeatureReader();

  /** Lists the moves worth trying but exchanges of guests, which could go on for ever, and says how many. */
  list(packed: Packed): number {
    const all = writeMoves(packed, this.moves, 0);
    let count = 0;
    for (let i = 0; i < all; i++) {
      const move = this.moves[i] as number;
      if (!isReplacing(move)) this.moves[count++] = move;
    }
    return count;
  }

  /** Judges the moves listed. */
  weigh(packed: Packed, count: number): void {
    this.#reader.look(packed, count);
    for (let i = 0; i < count; i++) this.worth[i] = this.#worthOf(packed, this.moves[i] as number);
  }

  /** The best move, −1 when there is none. */
  choose(packed: Packed): number {
    const count = this.list(packed);
    if (count < 2) return count === 0 ? -1 : (this.moves[0] as number);
    this.weigh(packed, count);
    let best = 0;
    for (let i = 1; i < count; i++) if ((this.worth[i] as number) > (this.worth[best] as number)) best = i;
    return this.moves[best] as number;
  }

  #worthOf(packed: Packed, move: number): number {
    const first = this.#reader.describe(packed, move) * FEATURES;
    const { features } = this.#reader;
    let worth = 0;
    for (let i = 0; i < FEATURES; i++) worth += (LEARNT[first + i] as number) * (features[i] as number);
    return worth;
  }
}
