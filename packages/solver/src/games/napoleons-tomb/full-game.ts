import type { napoleonsTomb } from "@tetrarch/engine";
import { ACE, rankOf, suitOf } from "@tetrarch/engine/standard-cards";
import type { PackedGame } from "../../search/depth-first.js";
import { engineMove } from "./conversion.js";
import { lastCopy, MoveOrder } from "./move-order.js";
import { packMove, sourceOf, TO_CENTRAL, TO_HOME, TO_TABLEAU, targetOf, WHOLE_TO_CENTRAL } from "./moves.js";
import {
  above,
  BASE,
  FIRST_TABLEAU,
  FROM_CENTRAL,
  HOME,
  homeDistance,
  LENGTH,
  PackedPiles,
  PILES,
  PILES_KEY_WORDS,
  PILES_SIZE,
  RANKS,
  SUITS,
} from "./packed.js";
import { MOST_REDEALS, MOST_WASTES, wastesAfter } from "./sorting.js";

/** Sources 9–13 are the waste piles, 14 is the stock. */
const FIRST_WASTE = 9;
const STOCK = 14;
/** The targets of a stock card are the waste piles 0–4; 5 is the redeal. */
const REDEAL = 5;

/** Behind the piles: how many redeals lie behind, how many cards are in each waste pile and the stock, and those cards. */
const REDEALS = PILES_SIZE;
const COUNTS = REDEALS + 1;
const CARDS = COUNTS + MOST_WASTES + 1;
/** A count or a card in a key: 6 bits, 5 to a word. */
const BITS = 6;
const A_WORD = 5;
const MOST_MOVES = 96;

/**
 * The game with stock and waste in their order, for positions whose few passes or cards make the order decide.
 * Stock and waste lie one behind the other: `w1` from the bottom, …, `w5`, then the stock, next card first.
 */
export class FullGame extends PackedPiles implements PackedGame {
  readonly keyWords: number;
  readonly mostMoves = MOST_MOVES;
  readonly most = 1;
  readonly #order: MoveOrder;

  /** @param run the number of the run: each tries moves in another order */
  constructor(state: napoleonsTomb.State, run: number) {
    const wastes = Array.from({ length: MOST_WASTES }, (_, pile) => state.wastes[pile] ?? []);
    const cards = [...wastes.flat(), ...state.stock];
    super(state, CARDS + cards.length - PILES_SIZE);
    this.keyWords = PILES_KEY_WORDS + Math.ceil((MOST_WASTES + 2 + cards.length) / A_WORD);
    this.#order = new MoveOrder(run, MOST_MOVES);
    this.position[REDEALS] = state.redeals;
    for (const [pile, waste] of [...wastes, state.stock].entries())
      this.position[COUNTS + pile] = waste.length;
    this.position.set(cards, CARDS);
  }

  moves(into: Int32Array, at: number): number {
    const last = this.#lastCopySource();
    if (last >= 0) {
      into[at] = packMove(last, TO_HOME);
      return at + 1;
    }
    const end = this.everyMove(into, at);
    this.#order.sort(into, at, end, this.#weightOf);
    return end;
  }

  /** Every move of the rules, none left out, in no matter what order. */
  everyMove(into: Int32Array, at: number): number {
    let end = this.#stockMoves(into, at);
    for (let source = 0; source < STOCK; source++) end = this.#cardMoves(into, end, source);
    return end;
  }

  play(move: number): void {
    const source = sourceOf(move);
    const target = targetOf(move);
    if (source === STOCK) {
      if (target === REDEAL) this.#redeal();
      else this.#draw(target);
    } else if (target === WHOLE_TO_CENTRAL) this.pileToCentral(source - FIRST_TABLEAU);
    else {
      const card = this.#topOf(source);
      this.#removeFrom(source);
      this.add(card, target);
    }
  }

  writeKey(key: Uint32Array): void {
    this.writePiles(key);
    const { position } = this;
    const end = CARDS + this.#cardCount();
    let word = PILES_KEY_WORDS;
    let filled = 0;
    let bits = 0;
    for (let byte = REDEALS; byte < end; byte++) {
      bits = (bits << BITS) | (position[byte] as number);
      if (++filled < A_WORD) continue;
      key[word++] = bits;
      filled = 0;
      bits = 0;
    }
    if (filled > 0) key[word++] = bits;
    while (word < this.keyWords) key[word++] = 0;
  }

  /** The engine's move of a packed one, in the position now. */
  engineMove(move: number): napoleonsTomb.Move {
    const source = sourceOf(move);
    const target = targetOf(move);
    if (source === STOCK) return target === REDEAL ? { type: "redeal" } : { type: "draw", to: target };
    // The engine counts the waste piles before the central reserve.
    const from = source < FROM_CENTRAL ? source : source === FROM_CENTRAL ? STOCK - 1 : source - 1;
    const count =
      target === WHOLE_TO_CENTRAL ? (this.position[LENGTH + source - FIRST_TABLEAU] as number) : 1;
    return engineMove(from, target, count);
  }

  #count(pile: number): number {
    return this.position[COUNTS + pile] as number;
  }

  /** The cards of the waste piles before this one; of all of them for the stock, pile 5. */
  #before(pile: number): number {
    let count = 0;
    for (let index = 0; index < pile; index++) count += this.#count(index);
    return count;
  }

  #cardCount(): number {
    return this.#before(MOST_WASTES) + this.#count(MOST_WASTES);
  }

  /** The top card of a pile; −1 when it is empty. */
  #topOf(source: number): number {
    if (source < FIRST_WASTE) return this.top(source);
    const pile = source - FIRST_WASTE;
    if (this.#count(pile) === 0) return -1;
    return this.position[CARDS + this.#before(pile + 1) - 1] as number;
  }

  #removeFrom(source: number): void {
    if (source < FIRST_WASTE) {
      this.remove(source);
      return;
    }
    const pile = source - FIRST_WASTE;
    const end = CARDS + this.#cardCount();
    this.position.copyWithin(CARDS + this.#before(pile + 1) - 1, CARDS + this.#before(pile + 1), end);
    this.position[end - 1] = 0;
    this.position[COUNTS + pile] = this.#count(pile) - 1;
  }

  /** NT-7: the stock's next card becomes the top of a waste pile; those of the piles behind move up by one. */
  #draw(pile: number): void {
    const { position } = this;
    const from = CARDS + this.#before(MOST_WASTES);
    const to = CARDS + this.#before(pile + 1);
    const card = position[from] as number;
    position.copyWithin(to + 1, to, from);
    position[to] = card;
    position[COUNTS + pile] = this.#count(pile) + 1;
    position[COUNTS + MOST_WASTES] = this.#count(MOST_WASTES) - 1;
  }

  /** NT-8: the cards lie in the new order already. */
  #redeal(): void {
    const { position } = this;
    position[COUNTS + MOST_WASTES] = this.#before(MOST_WASTES);
    for (let pile = 0; pile < MOST_WASTES; pile++) position[COUNTS + pile] = 0;
    position[REDEALS] = (position[REDEALS] as number) + 1;
  }

  #stockMoves(into: Int32Array, at: number): number {
    let end = at;
    const redeals = this.position[REDEALS] as number;
    if (this.#count(MOST_WASTES) > 0) {
      for (let pile = 0; pile < wastesAfter(redeals); pile++) into[end++] = packMove(STOCK, pile);
    } else if (redeals < MOST_REDEALS && this.#before(MOST_WASTES) > 0) {
      into[end++] = packMove(STOCK, REDEAL);
    }
    return end;
  }

  #cardMoves(into: Int32Array, at: number, source: number): number {
    const card = this.#topOf(source);
    if (card < 0) return at;
    let end = at;
    if (this.isNextHome(card)) into[end++] = packMove(source, TO_HOME);
    if (source === FROM_CENTRAL) return end;
    const central = this.top(FROM_CENTRAL);
    if (central < 0 ? rankOf(card) === ACE : above(central, 1) === card) {
      into[end++] = packMove(source, TO_CENTRAL);
    }
    for (let pile = 0; pile < PILES; pile++) {
      const under = this.top(FIRST_TABLEAU + pile);
      if (source !== FIRST_TABLEAU + pile && (under < 0 || above(under, 1) === card)) {
        into[end++] = packMove(source, TO_TABLEAU + pile);
      }
    }
    if (source < FIRST_TABLEAU || source >= FROM_CENTRAL || central < 0) return end;
    const length = this.position[LENGTH + source - FIRST_TABLEAU] as number;
    const bottom = this.position[BASE + source - FIRST_TABLEAU] as number;
    if (length > 1 && above(central, 1) === bottom) into[end++] = packMove(source, WHOLE_TO_CENTRAL);
    return end;
  }

  /** A source whose top card is the last of its kind and goes home (README, Lemma 2); −1 when there is none. */
  #lastCopySource(): number {
    for (let suit = 0; suit < SUITS; suit++) {
      const card = lastCopy(suit, this.position[HOME + suit] as number);
      if (card < 0) continue;
      for (let source = 0; source < STOCK; source++) if (this.#topOf(source) === card) return source;
    }
    return -1;
  }

  /** The lighter the sooner: cards home, then to where they fit; a draw goes where it covers the card needed latest. */
  readonly #weightOf = (move: number): number => {
    const source = sourceOf(move);
    const target = targetOf(move);
    if (source === STOCK) return target === REDEAL ? 900 : 700 + this.#drawWeight(target);
    if (target === TO_HOME) return source < FIRST_TABLEAU ? 0 : 256;
    if (target === TO_CENTRAL || target === WHOLE_TO_CENTRAL) return source < FIRST_TABLEAU ? 512 : 640;
    const empty = this.position[LENGTH + target - TO_TABLEAU] === 0;
    return (empty ? 1100 : 560) + (source < FIRST_TABLEAU ? 0 : 128);
  };

  /** How bad it is to cover this pile: 0 to 416, least on the pile whose top is needed just after the card drawn. */
  #drawWeight(pile: number): number {
    const card = this.position[CARDS + this.#before(MOST_WASTES)] as number;
    const covered = this.#topOf(FIRST_WASTE + pile);
    if (covered < 0) return RANKS * 8;
    const later = this.#homeDistance(covered) - this.#homeDistance(card);
    return later >= 0 ? later * 8 : (RANKS - later) * 16;
  }

  #homeDistance(card: number): number {
    return homeDistance(card, this.position[HOME + suitOf(card)] as number);
  }
}
