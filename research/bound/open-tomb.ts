import {
  type Awaited,
  BeliefState,
  CARDS,
  CHOICE,
} from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import type { TombState } from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { sensibleMoves } from "../../packages/solver/src/games/tomb-of-four-kings/dominance.js";
import { MOST_MOVES } from "../../packages/solver/src/games/tomb-of-four-kings/moves.js";
import { packedTomb } from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";
import type { ValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/value-function.js";
import { LastCards, meanOverCards, resultOf } from "./last-cards.js";
import type { Forecast, OpenGame } from "./relaxed-best.js";

/** For so few unseen cards V* is found in time: one more takes about five times as long. */
export const LAST = 6;

/** A position of the Tomb between two single cards. Which cards have been turned up follows from how many. */
export interface OpenTombPosition {
  readonly bytes: Uint8Array;
  readonly awaited: Awaited;
  readonly discards: number;
  readonly scrollSpent: boolean;
  readonly drawn: number;
}

/**
 * A deal of Tomb of Four Kings with its cards known, and a forecast of it card by card: V* where few cards are unseen, before that
 * the net's. What counts is a win and nothing else; where nothing wins any more the forecast is 0, and nothing is searched.
 *
 * Moves that are never better for a fair player are left out (`dominance.ts`; the proof there plays on without seeing a card). So the
 * best fair player wins as much in the game that remains, and it is that game which is bounded.
 */
export class OpenTomb implements OpenGame<OpenTombPosition>, Forecast<OpenTombPosition> {
  readonly start: OpenTombPosition;
  readonly #belief = new BeliefState();
  readonly #valueFunction: ValueFunction;
  readonly #lastCards: LastCards;
  /** The cards in the order in which they come. */
  readonly #cards: Uint8Array;
  /** By how many cards have been turned up: how many of each are to come. */
  readonly #unseen: readonly Uint8Array[];
  readonly #moves = new Int32Array(MOST_MOVES);

  /**
   * @param state of a game before its first move
   * @param last how many unseen cards are so few that V* is found
   */
  constructor(state: TombState, valueFunction: ValueFunction, last = LAST) {
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
    this.#lastCards = new LastCards([...this.#cards.subarray(-last - 1)], last);
    this.start = this.#taken(0);
  }

  keyOf({ bytes, awaited, discards, scrollSpent, drawn }: OpenTombPosition): string {
    return String.fromCharCode(...bytes, awaited, discards, scrollSpent ? 1 : 0, drawn);
  }

  resultOf(position: OpenTombPosition): number | undefined {
    return resultOf(this.#at(position));
  }

  choicesOf(position: OpenTombPosition): readonly OpenTombPosition[] | undefined {
    if (position.awaited !== CHOICE) return undefined;
    const belief = this.#at(position);
    const moves = [...this.#moves.subarray(0, sensibleMoves(belief.tomb, this.#moves, 0))];
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
    return this.#worth(this.#at(position));
  }

  optimumOf(position: OpenTombPosition): number | undefined {
    const belief = this.#at(position);
    return belief.left <= this.#lastCards.most ? this.#lastCards.chanceOf(belief) : undefined;
  }

  meanOf(position: OpenTombPosition): number {
    return meanOverCards(this.#at(position), CARDS, (belief) => this.#worth(belief));
  }

  #worth(belief: BeliefState): number {
    if (belief.left <= this.#lastCards.most) return this.#lastCards.chanceOf(belief);
    const result = resultOf(belief);
    if (result !== undefined) return result;
    this.#valueFunction.evaluate(belief);
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
