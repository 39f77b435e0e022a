import {
  type Awaited,
  BeliefState,
  CHOICE,
} from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import { KING } from "../../packages/solver/src/games/tomb-of-four-kings/cards.js";
import type { TombState } from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { ALL_KINGS, kingsOf } from "../../packages/solver/src/games/tomb-of-four-kings/loot.js";
import { legalMoves, MOST_MOVES } from "../../packages/solver/src/games/tomb-of-four-kings/moves.js";
import { OUT, PHASE, packedTomb } from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";
import type { ValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/value-function.js";
import type { Forecast, OpenGame } from "./relaxed-best.js";

/** A position of the Tomb between two single cards. Which cards have been turned up follows from how many. */
export interface OpenTombPosition {
  readonly bytes: Uint8Array;
  readonly awaited: Awaited;
  readonly discards: number;
  readonly scrollSpent: boolean;
  readonly drawn: number;
}

/**
 * A deal of Tomb of Four Kings with its cards known, and what the net forecasts of it card by card. What counts is a win and
 * nothing else; where a king is lost nothing wins any more, and the net's chance is 0 as well, so nothing is searched there. All
 * legal moves are tried, those too that no sensible player makes (kings are alike): a charge might make them pay.
 */
export class OpenTomb implements OpenGame<OpenTombPosition>, Forecast<OpenTombPosition> {
  readonly start: OpenTombPosition;
  readonly #belief = new BeliefState();
  readonly #valueFunction: ValueFunction;
  /** The cards in the order in which they come. */
  readonly #cards: Uint8Array;
  /** By how many cards have been turned up: how many of each are to come. */
  readonly #unseen: readonly Uint8Array[];
  readonly #moves = new Int32Array(MOST_MOVES);

  /** @param state of a game before its first move */
  constructor(state: TombState, valueFunction: ValueFunction) {
    this.#valueFunction = valueFunction;
    const tomb = packedTomb(state);
    this.#cards = tomb.pack.cards.slice(0, state.pack.length);
    this.#belief.seeing(tomb);
    const unseen = [this.#belief.unseen.slice()];
    for (const card of this.#cards) {
      const less = (unseen.at(-1) as Uint8Array).slice();
      less[card] = (less[card] as number) - 1;
      unseen.push(less);
    }
    this.#unseen = unseen;
    this.start = this.#taken(0);
  }

  keyOf({ bytes, awaited, discards, scrollSpent, drawn }: OpenTombPosition): string {
    return String.fromCharCode(...bytes, awaited, discards, scrollSpent ? 1 : 0, drawn);
  }

  resultOf(position: OpenTombPosition): number | undefined {
    const { tomb, unseen, left } = this.#at(position);
    const kings = kingsOf(tomb.hand) + kingsOf(tomb.column) + (unseen[KING << 4] as number);
    if (kings !== ALL_KINGS) return 0;
    if (position.awaited !== CHOICE) return left === 0 ? 0 : undefined; // TK-21
    const phase = tomb.bytes[PHASE] as number;
    if (phase < OUT) return undefined;
    return phase === OUT && kingsOf(tomb.hand) === ALL_KINGS ? 1 : 0;
  }

  choicesOf(position: OpenTombPosition): readonly OpenTombPosition[] | undefined {
    if (position.awaited !== CHOICE) return undefined;
    const belief = this.#at(position);
    const moves = [...this.#moves.subarray(0, legalMoves(belief.tomb, this.#moves, 0))];
    return moves.map((move) => {
      this.#at(position).begin(move);
      return this.#taken(position.drawn);
    });
  }

  revealed(position: OpenTombPosition): OpenTombPosition {
    this.#at(position).turnUp(this.#cards[position.drawn] as number);
    return this.#taken(position.drawn + 1);
  }

  worthOf(position: OpenTombPosition): number {
    this.#valueFunction.evaluate(this.#at(position));
    return this.#valueFunction.win;
  }

  meanOf(position: OpenTombPosition): number {
    this.#valueFunction.expect(this.#at(position));
    return this.#valueFunction.win;
  }

  /** The table laid out as it is in a position. */
  #at({ bytes, awaited, discards, scrollSpent, drawn }: OpenTombPosition): BeliefState {
    const belief = this.#belief;
    belief.tomb.bytes.set(bytes);
    belief.unseen.set(this.#unseen[drawn] as Uint8Array);
    belief.left = this.#cards.length - drawn;
    belief.awaited = awaited;
    belief.discards = discards;
    belief.scrollSpent = scrollSpent;
    return belief;
  }

  /** The table as it is laid out. */
  #taken(drawn: number): OpenTombPosition {
    const { tomb, awaited, discards, scrollSpent } = this.#belief;
    return { bytes: tomb.bytes.slice(), awaited, discards, scrollSpent, drawn };
  }
}
