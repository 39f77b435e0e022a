import type { napoleonsTomb } from "@tetrarch/engine";
import { ACE, cardOf } from "@tetrarch/engine/standard-cards";
import { packMove, sourceOf, TO_CENTRAL, TO_TABLEAU, targetOf, WHOLE_TO_CENTRAL } from "./moves.js";
import { FROM_HAND, OPEN_HAND_SIZE, OpenHand } from "./open-hand.js";
import { above, FIRST_TABLEAU, FROM_CENTRAL, PILES, PILES_KEY_WORDS, SUITS } from "./packed.js";
import { NOWHERE, type Sorting } from "./sorting.js";

/**
 * Behind the open hand: the place of the last card taken, two bytes; 1 after a move within the tableau;
 * and a bit for each card whose first twin is gone.
 */
const PLACE = OPEN_HAND_SIZE;
const SHIFTED = PLACE + 2;
const GONE = SHIFTED + 1;
const GONE_BYTES = 7;

/**
 * The open hand with its cards only in an order that the passes left can make.
 * It takes the twin of lesser place, and no two moves within the tableau follow one another, so that a player who searches
 * again at every move does not move to and fro. So a win is a win, but nothing is proved lost.
 */
export class OrderedHand extends OpenHand {
  override readonly keyWords: number = PILES_KEY_WORDS + 3;
  /** Soon, for what comes after it in the stock waits for it. */
  protected override readonly handWeight: number = 100;
  /** Last, so that after such a move the one it was made for comes first. */
  protected override readonly shiftWeight: number = 1000;
  readonly #sorting: Sorting;

  constructor(state: napoleonsTomb.State, run: number, sorting: Sorting) {
    super(state, run, GONE + GONE_BYTES - OPEN_HAND_SIZE);
    this.#sorting = sorting;
  }

  /** 0 when the last key has begun and a card that it cannot have was left behind. */
  override bound(): number {
    const last = this.#place;
    const { cards, first, second } = this.#sorting;
    if (!this.#sorting.isLastKey(last)) return 1;
    for (let number = 0; number < cards.length; number++) {
      const card = cards[number] as number;
      if (this.#sorting.placeAfter(last, number) !== NOWHERE) continue;
      const left = this.inHand(card);
      const isLeft = left === 2 || (left === 1 && number === (this.#isGone(card) ? second : first)[card]);
      if (isLeft) return 0;
    }
    return 1;
  }

  override writeKey(key: Uint32Array): void {
    super.writeKey(key);
    const { position } = this;
    key[PILES_KEY_WORDS] = this.#place * 2 + (position[SHIFTED] as number);
    for (let word = 0; word < 2; word++) {
      let bits = 0;
      for (let byte = 0; byte < 4; byte++) bits = (bits << 8) | (position[GONE + word * 4 + byte] ?? 0);
      key[PILES_KEY_WORDS + 1 + word] = bits;
    }
  }

  override play(move: number): void {
    super.play(move);
    this.position[SHIFTED] = isShift(move) ? 1 : 0;
  }

  protected override mayShift(): boolean {
    return this.position[SHIFTED] === 0;
  }

  /** Where a card fits that the stock gives now, but that is to be covered only later. */
  protected override looseMoves(into: Int32Array, at: number): number {
    let end = at;
    const central = this.top(FROM_CENTRAL);
    for (let suit = 0; suit < SUITS; suit++) {
      const ace = cardOf(suit, ACE);
      if (central < 0 && this.canTake(ace, 1)) into[end++] = packMove(FROM_HAND + ace, TO_CENTRAL);
    }
    if (central >= 0 && this.canTake(above(central, 1), 1)) {
      into[end++] = packMove(FROM_HAND + above(central, 1), TO_CENTRAL);
    }
    for (let pile = 0; pile < PILES; pile++) {
      const under = this.top(FIRST_TABLEAU + pile);
      if (under < 0 || !this.canTake(above(under, 1), 1)) continue;
      into[end++] = packMove(FROM_HAND + above(under, 1), TO_TABLEAU + pile);
    }
    return end;
  }

  protected override canTake(first: number, count: number): boolean {
    let last = this.#place;
    for (let step = 0; step < count; step++) {
      const card = above(first, step);
      if (this.inHand(card) === 0) return false;
      last = this.#sorting.placeAfter(last, this.#numberAfter(last, card));
      if (last === NOWHERE) return false;
    }
    return true;
  }

  protected override take(card: number): void {
    const { position } = this;
    const last = this.#place;
    const number = this.#numberAfter(last, card);
    const place = this.#sorting.placeAfter(last, number);
    position[PLACE] = place & 255;
    position[PLACE + 1] = place >> 8;
    if (this.inHand(card) === 2 && number === this.#sorting.first[card]) {
      const byte = GONE + (card >> 3);
      position[byte] = (position[byte] as number) | (1 << (card & 7));
    }
    super.take(card);
  }

  /** Taking a card of the hand costs those that should have come before it: only piles give at no cost. */
  protected override freeSource(card: number): number {
    return this.uncovered(card);
  }

  get #place(): number {
    return (this.position[PLACE] as number) | ((this.position[PLACE + 1] as number) << 8);
  }

  #isGone(card: number): boolean {
    return (((this.position[GONE + (card >> 3)] as number) >> (card & 7)) & 1) === 1;
  }

  /** The number of the card of this kind to take next. */
  #numberAfter(last: number, card: number): number {
    const first = this.#sorting.first[card] as number;
    const second = this.#sorting.second[card] as number;
    if (this.inHand(card) === 1) return this.#isGone(card) ? second : first;
    const before = this.#sorting.placeAfter(last, first);
    const after = this.#sorting.placeAfter(last, second);
    return after === NOWHERE || (before !== NOWHERE && before < after) ? first : second;
  }
}

function isShift(move: number): boolean {
  const source = sourceOf(move);
  const target = targetOf(move);
  return (
    source >= FIRST_TABLEAU && source < FROM_CENTRAL && target >= TO_TABLEAU && target < WHOLE_TO_CENTRAL
  );
}
