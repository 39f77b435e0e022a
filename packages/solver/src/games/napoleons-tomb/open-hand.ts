import type { napoleonsTomb } from "@tetrarch/engine";
import { ACE, cardOf, rankOf, suitOf } from "@tetrarch/engine/standard-cards";
import type { PackedGame } from "../../search/depth-first.js";
import { lastCopy, MoveOrder } from "./move-order.js";
import { packMove, sourceOf, TO_CENTRAL, TO_HOME, TO_TABLEAU, targetOf, WHOLE_TO_CENTRAL } from "./moves.js";
import {
  above,
  BASE,
  FIRST_TABLEAU,
  FROM_CENTRAL,
  FULL,
  gap,
  HOME,
  LENGTH,
  nextHome,
  PackedPiles,
  PILES,
  PILES_KEY_WORDS,
  PILES_SIZE,
  RANKS,
  SUITS,
} from "./packed.js";

/** Source 9 + card is a card of the hand. */
export const FROM_HAND = 9;

/** Behind the piles: how many there are of each card in the hand. */
const HAND = PILES_SIZE;
export const OPEN_HAND_SIZE = HAND + SUITS * RANKS;
const MOST_MOVES = 64;

/** One card, or one whole tableau pile, moved; a source of `FROM_HAND` and above is taken from stock or waste. */
export interface Step {
  readonly source: number;
  readonly target: number;
  /** How many cards move, and their suit. */
  readonly count: number;
  readonly suit: number;
}

/**
 * The game with stock and waste as one open hand, any card of which may be taken at any time.
 * This is never less than the rules allow, and just that while there are passes enough for any order (README, Theorem 1).
 */
export class OpenHand extends PackedPiles implements PackedGame {
  readonly keyWords: number = PILES_KEY_WORDS;
  readonly mostMoves = MOST_MOVES;
  readonly most = 1;
  /** How soon a card of the hand is tried: here late, for it can still be had later. */
  protected readonly handWeight: number = 800;
  /** How much later a card that is in the tableau already is moved within it. */
  protected readonly shiftWeight: number = 128;
  readonly #order: MoveOrder;
  /** The steps played, while a variation is spelled out. */
  #steps: Step[] | undefined;

  /** @param run the number of the run: each tries moves in another order */
  constructor(state: napoleonsTomb.State, run: number, more = 0) {
    super(state, OPEN_HAND_SIZE - PILES_SIZE + more);
    this.#order = new MoveOrder(run, MOST_MOVES);
    for (const card of [...state.stock, ...state.wastes.flat()]) {
      this.position[HAND + card] = this.inHand(card) + 1;
    }
  }

  /** How many of this card are in the hand. */
  inHand(card: number): number {
    return this.position[HAND + card] as number;
  }

  /** The steps of a variation from the position now, which becomes that at its end. */
  spelledOut(variation: readonly number[]): readonly Step[] {
    const steps: Step[] = [];
    this.#steps = steps;
    for (const move of variation) this.play(move);
    this.#steps = undefined;
    return steps;
  }

  moves(into: Int32Array, at: number): number {
    let end = this.homeMoves(into, at);
    for (let source = 0; source < FROM_CENTRAL; source++) {
      end = this.#centralMoves(into, end, source);
      if (source < FIRST_TABLEAU || this.mayShift()) end = this.#tableauMoves(into, end, source);
    }
    end = this.looseMoves(into, end);
    this.#order.sort(into, at, end, this.#weigh);
    return end;
  }

  play(move: number): void {
    this.step(sourceOf(move), targetOf(move));
    this.playDominantMoves();
  }

  writeKey(key: Uint32Array): void {
    this.writePiles(key);
  }

  /** Cards of the piles and of the hand that go home. */
  protected homeMoves(into: Int32Array, at: number): number {
    let end = at;
    for (let source = 0; source <= FROM_CENTRAL; source++) {
      const card = this.top(source);
      if (card >= 0 && this.isNextHome(card)) into[end++] = packMove(source, TO_HOME);
    }
    for (let suit = 0; suit < SUITS; suit++) {
      const home = this.position[HOME + suit] as number;
      if (home < FULL && this.canTake(nextHome(suit, home), 1)) {
        into[end++] = packMove(FROM_HAND + nextHome(suit, home), TO_HOME);
      }
    }
    return end;
  }

  /** Whether `count` cards in suit from `first` upwards, at most 13, can be taken from the hand one after the other. */
  protected canTake(first: number, count: number): boolean {
    for (let step = 0; step < count; step++) if (this.inHand(above(first, step)) === 0) return false;
    return true;
  }

  /** Cards of the hand that go to a pile for their own sake: none are needed here (README, Lemma 3). */
  protected looseMoves(_into: Int32Array, at: number): number {
    return at;
  }

  /** Whether cards may be moved within the tableau now. */
  protected mayShift(): boolean {
    return true;
  }

  protected take(card: number): void {
    this.position[HAND + card] = this.inHand(card) - 1;
  }

  /** Plays home the cards that are the last of their kind (README, Lemma 2). */
  protected playDominantMoves(): void {
    for (let suit = 0; suit < SUITS; suit++) {
      for (;;) {
        const card = lastCopy(suit, this.position[HOME + suit] as number);
        const source = card < 0 ? -1 : this.freeSource(card);
        if (source < 0) break;
        this.step(source, TO_HOME);
      }
    }
  }

  /** A source from which this card can be taken at no cost; −1 when there is none. */
  protected freeSource(card: number): number {
    if (this.inHand(card) > 0) return FROM_HAND + card;
    return this.uncovered(card);
  }

  /** The pile on top of which this card lies; −1 when there is none. */
  protected uncovered(card: number): number {
    for (let source = 0; source <= FROM_CENTRAL; source++) if (this.top(source) === card) return source;
    return -1;
  }

  /** The card goes to the central reserve, or the whole pile does, cards of the hand first where they are needed. */
  #centralMoves(into: Int32Array, at: number, source: number): number {
    const card = this.top(source);
    if (card < 0) return at;
    let end = at;
    if (this.#bridgesCentral(card, false)) into[end++] = packMove(source, TO_CENTRAL);
    if (source < FIRST_TABLEAU || (this.position[LENGTH + source - FIRST_TABLEAU] as number) < 2) return end;
    const bottom = this.position[BASE + source - FIRST_TABLEAU] as number;
    if (this.#bridgesCentral(bottom, true)) into[end++] = packMove(source, WHOLE_TO_CENTRAL);
    return end;
  }

  #tableauMoves(into: Int32Array, at: number, source: number): number {
    const card = this.top(source);
    if (card < 0) return at;
    let end = at;
    // A pile of one card moved to an empty place changes nothing (README, Lemma 1); all empty places are alike.
    let emptyTried = source >= FIRST_TABLEAU && this.position[LENGTH + source - FIRST_TABLEAU] === 1;
    for (let pile = 0; pile < PILES; pile++) {
      if (source === FIRST_TABLEAU + pile) continue;
      const under = this.top(FIRST_TABLEAU + pile);
      if (under < 0) {
        if (emptyTried) continue;
        emptyTried = true;
      } else if (suitOf(under) !== suitOf(card) || !this.canTake(above(under, 1), gap(under, card))) continue;
      into[end++] = packMove(source, TO_TABLEAU + pile);
    }
    return end;
  }

  /** Whether the hand has all cards that must lie on the central reserve before this one, or a whole pile on it, can. */
  #bridgesCentral(card: number, whole: boolean): boolean {
    const under = this.top(FROM_CENTRAL);
    if (under >= 0 && suitOf(under) !== suitOf(card)) return false;
    return this.canTake(this.#bridgeStart(card, under), bridgeLength(card, under, whole));
  }

  #bridgeStart(card: number, under: number): number {
    return under < 0 ? cardOf(suitOf(card), ACE) : above(under, 1);
  }

  /** Plays a card, or a whole pile, and before it the cards of the hand that it needs. */
  protected step(source: number, target: number): void {
    const card = source < FROM_HAND ? this.top(source) : source - FROM_HAND;
    const suit = suitOf(card);
    let count = 1;
    if (target === WHOLE_TO_CENTRAL) {
      const pile = source - FIRST_TABLEAU;
      count = this.position[LENGTH + pile] as number;
      this.#bridgeCentral(this.position[BASE + pile] as number, true);
      this.pileToCentral(pile);
    } else {
      if (target === TO_CENTRAL) this.#bridgeCentral(card, false);
      else if (target >= TO_TABLEAU) this.#bridgeTableau(target - TO_TABLEAU, card);
      this.#remove(source);
      this.add(card, target);
    }
    this.#steps?.push({ source, target, count, suit });
  }

  #remove(source: number): void {
    if (source < FROM_HAND) this.remove(source);
    else this.take(source - FROM_HAND);
  }

  /** Plays the cards of the hand on which `card`, or a whole pile with it at its bottom, will lie. */
  #bridgeCentral(card: number, whole: boolean): void {
    const under = this.top(FROM_CENTRAL);
    const first = this.#bridgeStart(card, under);
    const count = bridgeLength(card, under, whole);
    for (let step = 0; step < count; step++) {
      this.take(above(first, step));
      this.addToCentral(suitOf(card), 1);
      this.#steps?.push(oneOfHand(above(first, step), TO_CENTRAL));
    }
  }

  #bridgeTableau(pile: number, card: number): void {
    const under = this.top(FIRST_TABLEAU + pile);
    if (under < 0) return;
    const count = gap(under, card);
    for (let step = 1; step <= count; step++) {
      const between = above(under, step);
      this.take(between);
      this.addToTableau(pile, between);
      this.#steps?.push(oneOfHand(between, TO_TABLEAU + pile));
    }
  }

  readonly #weigh = (move: number): number => this.weightOf(move);

  /** The lighter the sooner: cards of the piles home, then those that fit elsewhere, then cards of the hand home. */
  protected weightOf(move: number): number {
    const source = sourceOf(move);
    const target = targetOf(move);
    const fromReserve = source < FIRST_TABLEAU;
    if (target === TO_HOME && source < FROM_HAND) return fromReserve ? 0 : 256;
    if (source >= FROM_HAND) return this.handWeight;
    if (target === TO_CENTRAL || target === WHOLE_TO_CENTRAL) return fromReserve ? 512 : 640;
    const onCard = (this.position[LENGTH + target - TO_TABLEAU] as number) > 0;
    return (onCard ? 640 : 900) + (fromReserve ? 0 : this.shiftWeight);
  }
}

function oneOfHand(card: number, target: number): Step {
  return { source: FROM_HAND + card, target, count: 1, suit: suitOf(card) };
}

/** How many cards of the hand must come first; a whole pile cannot start the central reserve (NT-6). */
export function bridgeLength(card: number, under: number, whole: boolean): number {
  if (under >= 0) return gap(under, card);
  return whole && rankOf(card) === ACE ? RANKS : rankOf(card) - ACE;
}
