import type { napoleonsTomb } from "@tetrarch/engine";
import { RANKS, SUITS } from "./packed.js";

/** Waste piles on the first pass; one fewer after each redeal. */
export const MOST_WASTES = 5;
export const MOST_REDEALS = MOST_WASTES - 1;
const CARDS = SUITS * RANKS;
/** A place is a key × 64 + the number of a card in the order of drawing + 1. */
const KEY = 64;

/** Before the first card is taken. */
export const NO_PLACE = 0;
/** No place at all: the cards cannot be brought into that order. */
export const NOWHERE = -1;

/** Waste piles in use after `redeals` redeals. */
export function wastesAfter(redeals: number): number {
  return MOST_WASTES - redeals;
}

export function keyOf(place: number): number {
  return (place / KEY) | 0;
}

/**
 * The orders into which the cards of stock and waste can be brought, by radix sort (README, Theorem 1).
 * Each pass is a digit of the keys, the pass under way the lowest, which a card on a waste pile has already. Cards of the same
 * key keep the order in which they were drawn.
 */
export class Sorting {
  /** How many cards there are: those of the waste, pile by pile from the bottom, then the stock. */
  readonly count: number;
  /** The cards by number. */
  readonly cards: readonly number[];
  /** The numbers of each card: the one drawn first, and its twin; −1 for none. */
  readonly first = new Int8Array(CARDS).fill(-1);
  readonly second = new Int8Array(CARDS).fill(-1);
  /** By number: the waste pile; −1 in the stock. */
  readonly #piles = new Int8Array(KEY).fill(-1);
  readonly #keys: number;
  readonly #digits: number;
  readonly #stockKnown: boolean;

  private constructor(state: napoleonsTomb.State, digits: number, keys: number, stockKnown: boolean) {
    const cards = [...state.wastes.flat(), ...state.stock];
    this.cards = cards;
    this.count = cards.length;
    this.#digits = digits;
    this.#keys = keys;
    this.#stockKnown = stockKnown;
    let number = 0;
    for (const [pile, waste] of state.wastes.entries()) {
      for (let left = waste.length; left > 0; left--) this.#piles[number++] = pile % digits;
    }
    for (const [at, card] of cards.entries()) {
      if (this.first[card] === -1) this.first[card] = at;
      else this.second[card] = at;
    }
  }

  /** The one order of this pass. Undefined when more than one card is in the waste: those would have to be sorted. */
  static asItLies(state: napoleonsTomb.State): Sorting | undefined {
    return state.wastes.flat().length > 1 ? undefined : new Sorting(state, 1, 1, true);
  }

  /**
   * The orders in which the last pass can draw the cards after all sorting passes; undefined on the last pass.
   * @param stockKnown whether the order of the stock counts; if not, results hold for every order of it
   */
  static byPasses(state: napoleonsTomb.State, stockKnown: boolean): Sorting | undefined {
    const piles = wastesAfter(state.redeals);
    let keys = 1;
    for (let digit = piles; digit > 1; digit--) keys *= digit;
    return piles === 1 ? undefined : new Sorting(state, piles, keys, stockKnown);
  }

  /** Whether every order of the cards can be had: enough keys for each card to have its own, and nothing drawn. */
  get isFree(): boolean {
    return this.count <= this.#keys && this.#piles[0] === -1;
  }

  /** The least place of a card when the one taken before it has the place `last`; `NOWHERE` when it can have none. */
  placeAfter(last: number, number: number): number {
    const digits = this.#digits;
    const pile = this.#piles[number] as number;
    const lastNumber = (last % KEY) - 1;
    let key = keyOf(last);
    if (pile < 0) {
      const known = this.#stockKnown || lastNumber < 0 || (this.#piles[lastNumber] as number) >= 0;
      if (lastNumber >= number || !known) key++;
    } else {
      const wait = (pile - (key % digits) + digits) % digits;
      key += wait === 0 && lastNumber >= number ? digits : wait;
    }
    return key < this.#keys ? key * KEY + number + 1 : NOWHERE;
  }

  /** Whether this place has the last key there is, so that what it left behind cannot be had any more. */
  isLastKey(place: number): boolean {
    return keyOf(place) === this.#keys - 1;
  }
}

/** The place of each card, by number, when cards are taken in this order, twins by least place; undefined if impossible. */
export function placesOf(sorting: Sorting, taken: readonly number[]): Int32Array | undefined {
  const places = new Int32Array(sorting.count).fill(NOWHERE);
  let last = NO_PLACE;
  for (const card of taken) {
    const number = nextNumber(sorting, last, card, places);
    if (number < 0) return undefined;
    last = sorting.placeAfter(last, number);
    places[number] = last;
  }
  return places;
}

/** Of a card and its twin, so far as they have no place yet, the number of the one with the lesser place; −1 for none. */
export function nextNumber(sorting: Sorting, last: number, card: number, places: Int32Array): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const number of [sorting.first[card] as number, sorting.second[card] as number]) {
    if (number < 0 || places[number] !== NOWHERE) continue;
    const place = sorting.placeAfter(last, number);
    if (place === NOWHERE || place >= least) continue;
    best = number;
    least = place;
  }
  return best;
}
