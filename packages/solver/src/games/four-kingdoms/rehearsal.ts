import { type Random, shuffled } from "@tetrarch/engine";
import type { KingdomsOfChance } from "./chance.js";
import { MOST_MOVES } from "./moves.js";
import type { Spot } from "./packed.js";
import type { Worth } from "./worth.js";

/**
 * Plays the moves of one position on by the net until so many cards have been turned up, on hidden cards dealt anew, and tells
 * what the net expects then. The net sees no hidden card, so a trial never profits from what nobody can know.
 */
export class Rehearsal {
  /** What the net said at the end of the last trial. */
  win = 0;
  wanted = 0;
  /** Moves played in trials. */
  nodes = 0;
  /** How many cards are turned up before the net is asked. */
  readonly cards: number;
  readonly #worth: Worth;
  readonly #chance: KingdomsOfChance;
  readonly #start: Int32Array;
  readonly #hidden: readonly Spot[];
  readonly #moves = new Int32Array(MOST_MOVES);
  #shuffled: readonly Spot[] = [];
  #order: readonly Spot[] = [];
  #turn = 0;

  /** @param chance is played on */
  constructor(worth: Worth, chance: KingdomsOfChance, cards: number) {
    this.#worth = worth;
    this.#chance = chance;
    this.cards = cards;
    this.#start = chance.words.slice();
    this.#hidden = chance.hiddenCards();
  }

  /**
   * Deals the hidden cards anew. They are shuffled once for as many deals as there are cards; each deal after the first lays every
   * card where the one before it was, so that in these together each card lies once in each place.
   */
  deal(random: Random): void {
    if (this.#turn === 0) this.#shuffled = shuffled(this.#hidden, random);
    this.#order = [...this.#shuffled.slice(this.#turn), ...this.#shuffled.slice(0, this.#turn)];
    this.#turn = this.#turn + 1 < this.#hidden.length ? this.#turn + 1 : 0;
  }

  /** Tries a move on the cards dealt. */
  try(move: number): void {
    const chance = this.#chance;
    const worth = this.#worth;
    chance.words.set(this.#start);
    chance.redeal(this.#order);
    let next = move;
    for (let turned = 0; next >= 0; ) {
      chance.play(next);
      this.nodes++;
      turned += chance.turned;
      const count = worth.list(chance, this.#moves, 0);
      const isForced = count === 1 && turned < this.cards;
      next = isForced ? (this.#moves[0] as number) : worth.best(chance, false);
      if (!isForced && turned >= this.cards) break;
    }
    this.win = worth.win;
    this.wanted = worth.wanted;
  }
}
