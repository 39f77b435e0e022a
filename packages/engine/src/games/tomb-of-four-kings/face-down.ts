import type { Card } from "../../core/cards.js";
import { type Random, seededRandom, shuffled } from "../../core/random.js";
import { canStay, jammedBy } from "./column.js";
import { roleOf } from "./roles.js";
import type { Phase } from "./types.js";

/** Whether finished turns and discards lie face down: by memory, until the game is over (TK-32). */
export function liesFaceDown({
  byMemory,
  phase,
}: {
  readonly byMemory: boolean;
  readonly phase: Phase;
}): boolean {
  return byMemory && phase !== "out" && phase !== "dead" && phase !== "dark";
}

/** The piles that lie face down, for their sizes. */
interface Backs {
  readonly discards: readonly unknown[];
  readonly delve: readonly (readonly unknown[])[];
  readonly retreat: readonly (readonly unknown[])[];
}

/** Cards that may lie face down, and those left for the pack. */
export interface FaceDown {
  readonly discards: readonly Card[];
  readonly delve: readonly (readonly Card[])[];
  readonly retreat: readonly (readonly Card[])[];
  readonly others: readonly Card[];
}

/** The weight of an impossible turn, in discards without a door. */
const WRONG_TURN = 3;
/**
 * Until a possible position is found, one worsening exchange in this many is accepted. The number doubles after each
 * stage, and falls back after the last.
 */
const DARING = 40;
const STAGES = 8;
const EXCHANGES_A_STAGE = 2000;
/** Each card of a turn is exchanged so often on average, after a possible position has been found. */
const ROUNDS = 20;

/**
 * Deals the face-down cards by memory (TK-32). Every turn is possible (TK-6, TK-7, TK-12), and jammed doors account
 * for the discards (TK-15). Cards are exchanged at random until that is so, and then on while it stays so: thus all
 * such positions come to be about equally likely. An ace is never among them.
 * @param unseen the cards that lie face down or in the pack
 */
export function dealtFaceDown(backs: Backs, unseen: readonly Card[], random: Random): FaceDown {
  // With a source of its own the search goes on, even if all that the given one says is 0.
  const own = seededRandom(random(2 ** 31));
  const dealing = new Dealing(
    backs,
    shuffled(
      unseen.filter((card) => roleOf(card) !== "torch"),
      own,
    ),
  );
  for (let tried = 0; dealing.wrong > 0; tried++) {
    const daring = DARING * 2 ** (Math.floor(tried / EXCHANGES_A_STAGE) % STAGES);
    dealing.exchange(own, (wrong) => wrong <= dealing.wrong || own(daring) === 0);
  }
  for (let left = ROUNDS * dealing.inTurns; left > 0; left--) dealing.exchange(own, (wrong) => wrong === 0);
  return dealing.result(unseen.filter((card) => roleOf(card) === "torch"));
}

/** A dealing of cards in a row: those of the turns, the discards, then those left for the pack. */
class Dealing {
  readonly #backs: Backs;
  readonly #cards: Card[];
  /** How many cards lie in turns. */
  readonly inTurns: number;
  /** How far this is from a possible position; 0 for one. */
  wrong: number;

  constructor(backs: Backs, cards: Card[]) {
    this.#backs = backs;
    this.#cards = cards;
    this.inTurns = [...backs.delve, ...backs.retreat].flat().length;
    this.wrong = this.#measured();
  }

  /** Exchanges a card of a turn for another, if what is wrong then is accepted. */
  exchange(random: Random, accepts: (wrong: number) => boolean): void {
    if (this.inTurns === 0) return;
    const [one, other] = [random(this.inTurns), random(this.#cards.length)];
    this.#swap(one, other);
    const wrong = this.#measured();
    if (accepts(wrong)) this.wrong = wrong;
    else this.#swap(one, other);
  }

  #swap(one: number, other: number): void {
    const card = this.#cards[one] as Card;
    this.#cards[one] = this.#cards[other] as Card;
    this.#cards[other] = card;
  }

  #measured(): number {
    const { delve, retreat, discards } = this.result([]);
    let wrong = 0;
    let cost = 0;
    for (const turn of [...delve, ...retreat]) {
      if (!canStay(turn)) wrong += WRONG_TURN;
      cost += jammedBy(turn);
    }
    return wrong + Math.max(0, discards.length - cost);
  }

  /** @param torches what goes to the pack besides */
  result(torches: readonly Card[]): FaceDown {
    let next = 0;
    const take = ({ length }: readonly unknown[]) => {
      next += length;
      return this.#cards.slice(next - length, next);
    };
    const delve = this.#backs.delve.map(take);
    const retreat = this.#backs.retreat.map(take);
    const discards = take(this.#backs.discards);
    return { delve, retreat, discards, others: [...this.#cards.slice(next), ...torches] };
  }
}
