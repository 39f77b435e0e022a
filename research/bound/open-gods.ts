import type { fourGods } from "@tetrarch/engine";
import { PATHS } from "@tetrarch/engine/four-gods";
import { BeliefState } from "../../packages/solver/src/games/four-gods/belief-state.js";
import type { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { playMove } from "../../packages/solver/src/games/four-gods/moves.js";
import type { OpenGame } from "./relaxed-best.js";

/** A position between two single cards: what is packed of it, the card open on each path, and how many cards have come. */
export interface OpenGodsPosition {
  readonly bytes: Uint8Array;
  readonly open: Uint8Array;
  readonly drawn: number;
}

/**
 * A deal of the Four Gods whose cards lie in one pile and come in its order, on whichever path and side one is turned up; the rolls
 * are known as well. To a player who sees no card before it is turned up this is the same game: given all that was seen, each card
 * never turned up is as likely to come next (FG-30), wherever it is asked for. So V*, the best chance of a fair player, is the
 * same, and what can be done with an open pile is a bound of it from above: a lower one than what can be done where all rows are
 * known, for there is one card to come and not eight to choose from.
 *
 * Left out is no more than may be left out for a fair player: sides, for nothing is known of either, and the blow that loses the
 * game at once (`dominance.ts`).
 */
export class OpenGods implements OpenGame<OpenGodsPosition> {
  readonly start: OpenGodsPosition;
  readonly #belief: BeliefState;
  readonly #pile: readonly number[];
  readonly #moves: Int32Array;

  /** @param state of a standard game before its first move; its hidden cards, path by path, are the pile */
  constructor(state: fourGods.State, numbers: CardNumbers) {
    const { crossings, rescues } = state.layout;
    if (crossings.length > 0 || rescues > 0) throw new Error("one pile is for the standard game");
    this.#belief = new BeliefState(numbers);
    this.#belief.seeing(state);
    this.#pile = state.paths.flatMap(({ cards }) => cards.slice(1));
    this.#moves = new Int32Array(this.#belief.mostMoves);
    this.start = this.#taken(0);
  }

  /** With one pile a path is no more than what lies open on it and how far it was walked: paths may change places. */
  keyOf(position: OpenGodsPosition): string {
    const { packed } = this.at(position);
    const paths = Array.from(position.open, (card, path) =>
      String.fromCharCode(packed.rowsDone(path), packed.side(path), packed.damage(path), card),
    ).sort();
    const party = [0, 1].map((place) =>
      String.fromCharCode(packed.ally(place), packed.weapon(place), packed.wounds(place)),
    );
    return `${paths.join("")}${party.join("")}${String.fromCharCode(packed.rollsUsed)}`;
  }

  resultOf(position: OpenGodsPosition): number | undefined {
    const belief = this.at(position);
    return belief.isOver ? Number(belief.packed.isWon) : undefined;
  }

  choicesOf(position: OpenGodsPosition): readonly OpenGodsPosition[] | undefined {
    if (this.at(position).due >= 0) return undefined;
    return this.movesOf(position).map((move) => this.after(position, move));
  }

  revealed(position: OpenGodsPosition): OpenGodsPosition {
    const belief = this.at(position);
    belief.turnUp(belief.due, this.#pile[position.drawn] as number);
    return this.#taken(position.drawn + 1);
  }

  /** The packed moves where no card is awaited, the most promising first. */
  movesOf(position: OpenGodsPosition): readonly number[] {
    const belief = this.at(position);
    return [...this.#moves.subarray(0, belief.moves(this.#moves, 0))];
  }

  /** The position after a move, the die as it falls. */
  after(position: OpenGodsPosition, move: number): OpenGodsPosition {
    const { packed } = this.at(position);
    playMove(packed, move);
    packed.sortParty();
    return this.#taken(position.drawn);
  }

  /** The table laid out as it is in a position. */
  at({ bytes, open }: OpenGodsPosition): BeliefState {
    const { packed } = this.#belief;
    packed.position.set(bytes);
    for (let path = 0; path < PATHS; path++) {
      packed.deal.setCard(path, packed.rowsDone(path), 0, open[path] as number);
    }
    return this.#belief;
  }

  /** The table as it is laid out. Paths on which nothing lies open count as showing card 0, which is never looked at. */
  #taken(drawn: number): OpenGodsPosition {
    const belief = this.#belief;
    const open = new Uint8Array(PATHS);
    for (let path = 0; path < PATHS; path++) if (belief.isOpen(path)) open[path] = belief.openCard(path);
    return { bytes: belief.packed.position.slice(), open, drawn };
  }
}
