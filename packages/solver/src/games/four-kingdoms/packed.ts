import { type fourKingdoms, standardCards } from "@tetrarch/engine";
import { bitCount, highestBit } from "../../search/tables.js";

const { cardOf, rankOf, suitOf } = standardCards;

/**
 * A card of a packed position: suit × 16 + rank − 1.
 * Two suits fill a 32-bit word, the next number is one rank higher, and no shift by one carries between suits.
 */
export type Spot = number;

/** Ranks as spots have them, the last four bits: 0 for an ace to 12 for a king. */
export const TEN = standardCards.TEN - 1;
export const JACK = standardCards.JACK - 1;
export const KING = standardCards.KING - 1;

/** The words of a packed position; the README has their contents. */
export const UP = 0;
export const BASED = 2;
export const WASTE = 4;
export const DEALT_AND_DOWN = 5;
export const ZONES = 6;
export const GUESTS = 7;
/** 1 after a deal that nothing was played at once after, for the search; else 0. */
export const DEALT_ONLY = 8;
export const WORDS = 9;

/** The aces of the two suits of a word. */
export const ACES = 0x0001_0001;
/** Bits of {@link ZONES} for a suit: how many of K Q J 9 8 … 2 are home, then the ten, then the ace. */
export const ZONE_BITS = 6;
export const MARCHED = 0x0f;
export const TOWER = 0x10;
export const DUNGEON = 0x20;
/** K Q J 9 8 … 2. */
export const ALL_MARCHED = 11;
const SUIT_HOME = ALL_MARCHED | TOWER | DUNGEON;
export const ALL_HOME = SUIT_HOME | (SUIT_HOME << 6) | (SUIT_HOME << 12) | (SUIT_HOME << 18);

/** The bits of all four tens and aces. */
const TENS_AND_ACES = (TOWER | DUNGEON) * 0x0004_1041;

export const PILES = 7;
/** A column's cards: three face down and the one on them. */
export const HEIGHT = 4;
/** Stock and waste together (FK-1). */
const MOST_DEALT = 24;
export const DEALT_BITS = 5;
export const DEALT_MASK = (1 << DEALT_BITS) - 1;

/** Steps of a log from which the engine's moves are made: a spot with one of these. */
export const HOMEWARD = 0x100;
export const PLACED = 0x200;
export const LODGED = 0x300;
export const DEALT = 0x400;

/**
 * A position in eight words, with the columns' cards and the order of the stock, which never change.
 * It stands for all positions that differ only by moves that can be taken back (README, "Classes").
 */
export class Packed {
  readonly words = new Int32Array(WORDS);
  /** The card of column `c` at height `h` is `columns[4c + h]`. */
  readonly columns = new Int8Array(PILES * HEIGHT).fill(-1);
  /** The column in which a spot was dealt. */
  readonly columnOf = new Int8Array(64).fill(-1);
  /** Waste and stock, in the order in which they were or will be dealt. */
  readonly order = new Int8Array(MOST_DEALT);
  readonly orderLength: number;
  /** While it is there, every step is written to it. */
  log: number[] | undefined;

  constructor(state: fourKingdoms.State) {
    const order = [...state.waste, ...state.stock].map(spotOf);
    this.order.set(order);
    this.orderLength = order.length;
    const { words } = this;
    words[WASTE] = (1 << state.waste.length) - 1;
    words[DEALT_AND_DOWN] = state.waste.length;
    for (const [column, pile] of state.tableau.entries()) this.#addColumn(column, pile);
    for (const [suit, kingdom] of state.kingdoms.entries()) {
      const { castle, subjects, tower, dungeon } = kingdom;
      const zones = (castle + subjects) | (tower ? TOWER : 0) | (dungeon ? DUNGEON : 0);
      words[ZONES] = (words[ZONES] as number) | (zones << (ZONE_BITS * suit));
    }
    for (const [suit, guest] of state.guests.entries()) {
      if (guest !== null) words[GUESTS] = (words[GUESTS] as number) | (rankOf(guest) << (4 * suit));
    }
  }

  #addColumn(column: number, { down, up }: fourKingdoms.Pile): void {
    for (const card of up) this.turnUp(spotOf(card));
    if (down.length === 0) return;
    const cards = [...down, up[0] as number].map(spotOf);
    this.columns.set(cards, column * HEIGHT);
    for (const spot of cards) this.columnOf[spot] = column;
    this.words[DEALT_AND_DOWN] = (this.words[DEALT_AND_DOWN] as number) + (down.length << downShift(column));
    this.#base(spotOf(up[0] as number));
  }

  turnUp(spot: Spot): void {
    const word = UP + (spot >> 5);
    this.words[word] = (this.words[word] as number) | (1 << (spot & 31));
  }

  #base(spot: Spot): void {
    const word = BASED + (spot >> 5);
    this.words[word] = (this.words[word] as number) | (1 << (spot & 31));
  }

  /** Whether a card lies face up in the free lands. */
  isUp(spot: Spot): boolean {
    return (((this.words[UP + (spot >> 5)] as number) >>> (spot & 31)) & 1) !== 0;
  }

  /** Whether it is the lowest face-up card of a pile that has face-down cards. */
  isBased(spot: Spot): boolean {
    return (((this.words[BASED + (spot >> 5)] as number) >>> (spot & 31)) & 1) !== 0;
  }

  /** Face-down cards left in a column: 0–3. */
  down(column: number): number {
    return ((this.words[DEALT_AND_DOWN] as number) >>> downShift(column)) & 3;
  }

  /** The lowest face-up card of a column that has face-down cards. */
  base(column: number): Spot {
    return this.columns[column * HEIGHT + this.down(column)] as number;
  }

  /** How many of K Q J 9 8 … 2 of a suit are home. */
  marched(suit: number): number {
    return ((this.words[ZONES] as number) >>> (ZONE_BITS * suit)) & MARCHED;
  }

  /** How many cards are in castles, towers, squares and dungeons. */
  cardsHome(): number {
    const zones = this.words[ZONES] as number;
    let home = bitCount(zones & TENS_AND_ACES);
    for (let suit = 0; suit < 4; suit++) home += this.marched(suit);
    return home;
  }

  /** The rank of a suit's guest; 0 for none. */
  guest(suit: number): number {
    return ((this.words[GUESTS] as number) >>> (4 * suit)) & 15;
  }

  setGuest(suit: number, rank: number): void {
    const shift = 4 * suit;
    this.words[GUESTS] = ((this.words[GUESTS] as number) & ~(15 << shift)) | (rank << shift);
  }

  /** The top of the waste, −1 when it is empty. */
  wasteTop(): Spot {
    const waste = this.words[WASTE] as number;
    return waste === 0 ? -1 : (this.order[highestBit(waste)] as number);
  }

  /** The card under the top of the waste, −1 when there is none. */
  underWasteTop(): Spot {
    let waste = this.words[WASTE] as number;
    if (waste !== 0) waste ^= 1 << highestBit(waste);
    return waste === 0 ? -1 : (this.order[highestBit(waste)] as number);
  }

  wasteSize(): number {
    return bitCount(this.words[WASTE] as number);
  }

  stockLeft(): number {
    return this.orderLength - ((this.words[DEALT_AND_DOWN] as number) & DEALT_MASK);
  }

  /** FK-4. */
  deal(): void {
    const dealt = (this.words[DEALT_AND_DOWN] as number) & DEALT_MASK;
    this.words[WASTE] = (this.words[WASTE] as number) | (1 << dealt);
    this.words[DEALT_AND_DOWN] = (this.words[DEALT_AND_DOWN] as number) + 1;
    this.log?.push(DEALT);
  }

  dropWasteTop(): void {
    const waste = this.words[WASTE] as number;
    this.words[WASTE] = waste ^ (1 << highestBit(waste));
  }

  /** Takes a card from the top of a pile, which turns up what lies under it (FK-3). */
  lift(spot: Spot): void {
    const word = UP + (spot >> 5);
    this.words[word] = (this.words[word] as number) & ~(1 << (spot & 31));
    if (this.isBased(spot)) this.uncover(spot);
  }

  /** The run on a column's face-down cards, whose lowest card is given, leaves them: the next is turned up (FK-3). */
  uncover(base: Spot): void {
    const word = BASED + (base >> 5);
    this.words[word] = (this.words[word] as number) & ~(1 << (base & 31));
    const column = this.columnOf[base] as number;
    this.words[DEALT_AND_DOWN] = (this.words[DEALT_AND_DOWN] as number) - (1 << downShift(column));
    const left = this.down(column);
    const turned = this.columns[column * HEIGHT + left] as number;
    this.turnUp(turned);
    if (left > 0) this.#base(turned);
  }

  /** The cards of a word that lie on the card one rank lower: all that can, but those on face-down cards. */
  linked(word: number): number {
    const up = this.words[UP + word] as number;
    return up & ~(this.words[BASED + word] as number) & ((up & ~ACES) << 1);
  }

  /** The cards of a word that are lowest in a pile without face-down cards. */
  freeBases(word: number): number {
    const up = this.words[UP + word] as number;
    return up & ~(this.words[BASED + word] as number) & ~((up & ~ACES) << 1);
  }

  /** The top card of the run on a column's face-down cards, whose lowest card is given. */
  topOfRun(base: Spot): Spot {
    let top = base;
    while (this.isUp(top + 1) && !this.isBased(top + 1)) top++;
    return top;
  }

  /** How many piles are empty, all that can be put together being together. */
  emptyPiles(): number {
    const bases =
      bitCount(this.freeBases(0) | (this.words[BASED] as number)) +
      bitCount(this.freeBases(1) | (this.words[BASED + 1] as number));
    return PILES - bases;
  }

  /** The cards that lie face down, in the columns and in the stock. */
  hiddenCards(): Spot[] {
    const hidden: Spot[] = [];
    for (let column = 0; column < PILES; column++) {
      const first = column * HEIGHT;
      hidden.push(...this.columns.subarray(first, first + this.down(column)));
    }
    hidden.push(...this.order.subarray(this.orderLength - this.stockLeft(), this.orderLength));
    return hidden;
  }

  /** Lays the cards of {@link hiddenCards} face down in another order. */
  redeal(hidden: readonly Spot[]): void {
    let next = 0;
    for (let column = 0; column < PILES; column++) {
      for (let height = 0; height < this.down(column); height++) {
        const spot = hidden[next++] as Spot;
        this.columns[column * HEIGHT + height] = spot;
        this.columnOf[spot] = column;
      }
    }
    this.order.set(hidden.slice(next), this.orderLength - this.stockLeft());
  }

  /** Writes a key that no other position of the game has; the cards face up follow from the rest. */
  writeKey(key: Uint32Array): void {
    const { words } = this;
    const guests = words[GUESTS] as number;
    key[0] = (words[WASTE] as number) | (guests << 24);
    key[1] = (words[DEALT_AND_DOWN] as number) | ((guests >>> 8) << 19);
    key[2] = words[ZONES] as number;
  }
}

function downShift(column: number): number {
  return DEALT_BITS + 2 * column;
}

function spotOf(card: standardCards.Card): Spot {
  return suitOf(card) * 16 + rankOf(card) - 1;
}

export function cardAt(spot: Spot): standardCards.Card {
  return cardOf(spot >> 4, (spot & 15) + 1);
}
