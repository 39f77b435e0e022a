import type { fourGods, Random } from "@tetrarch/engine";
import type { PositionTrials } from "../../play-out-evaluator.js";
import type { TrialResult } from "../../players/racing-player.js";
import { type CardNumbers, MOST_ROWS } from "./card-numbers.js";
import { packedMove } from "./conversion.js";
import { playMove } from "./moves.js";
import { Packed } from "./packed.js";
import { NO_MOVE, Policy } from "./policy.js";

const DIE = 6;

/** Trials of moves: the hidden cards are dealt again, the move is played, and the sensible player finishes the game. */
export class PlayOuts implements PositionTrials {
  readonly #packed: Packed;
  readonly #policy: Policy;
  readonly #start: Uint8Array;
  readonly #rollsUsed: number;
  /** Cards never turned up. */
  readonly #unseen: number[] = [];
  /** The rows not come to, by path: `path * MOST_ROWS + row`. */
  readonly #coming: number[] = [];

  /** @param state any position that agrees with what the player sees */
  constructor(numbers: CardNumbers, state: fourGods.State) {
    this.#packed = new Packed(numbers);
    this.#packed.load(state);
    this.#policy = new Policy(this.#packed);
    this.#start = this.#packed.position.slice();
    this.#rollsUsed = state.rollsUsed;
    for (const [path, { cards, turned }] of state.paths.entries()) {
      const hidden = cards.filter((card) => !turned.includes(card));
      this.#unseen.push(...hidden.map((card) => numbers.packedCard(card)));
      for (let row = turned.length; row < this.#packed.rows(path); row++)
        this.#coming.push(path * MOST_ROWS + row);
    }
  }

  /** Only the left cards of the rows to come, and the rolls: the play-outs look at no other. */
  deal(random: Random): void {
    const { deal } = this.#packed;
    const unseen = this.#unseen;
    for (const [index, row] of this.#coming.entries()) {
      const drawn = index + random(unseen.length - index);
      const card = unseen[drawn] as number;
      unseen[drawn] = unseen[index] as number;
      unseen[index] = card;
      deal.setCard(Math.floor(row / MOST_ROWS), row % MOST_ROWS, 0, card);
    }
    for (let roll = this.#rollsUsed; roll < deal.numbers.rolls; roll++) deal.setRoll(roll, 1 + random(DIE));
  }

  /** A choice is the sensible player's: nothing is known of either card (FG-4), and it takes the left one. */
  tryMove(move: fourGods.Move): TrialResult {
    if (move.type === "choose") return this.playOn();
    this.#packed.position.set(this.#start);
    return this.#finish(packedMove(this.#packed, move));
  }

  playOn(): TrialResult {
    this.#packed.position.set(this.#start);
    return this.#finish(this.#policy.move());
  }

  #finish(first: number): TrialResult {
    const packed = this.#packed;
    let nodes = 0;
    for (let next = first; next !== NO_MOVE && !packed.isWon; next = this.#policy.move()) {
      playMove(packed, next);
      nodes++;
    }
    return { value: packed.isWon ? 1 : 0, tieBreak: packed.pathsFinished, nodes };
  }
}
