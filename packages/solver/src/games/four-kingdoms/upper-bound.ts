import { highestBit } from "../../search/tables.js";
import {
  ACES,
  BASED,
  DEALT_AND_DOWN,
  DEALT_BITS,
  DEALT_MASK,
  DUNGEON,
  HEIGHT,
  type Packed,
  type Spot,
  TEN,
  TOWER,
  UP,
  WASTE,
  ZONE_BITS,
  ZONES,
} from "./packed.js";

/** The card of a rank, in both suits of a word. */
const both = (rank: number) => (1 << rank) * ACES;
const TENS = both(TEN);
const [JACKS, QUEENS, KINGS] = [both(10), both(11), both(12)] as const;
const NINES = both(8);
/** Eight to two. */
const LOWER_SUBJECTS = 0xfe * ACES;
/** What may be a guest: jack to two. */
const LODGERS = 0x07fe;

/** By the number of K Q J 9 8 … 2 home: their bits. */
const MARCHED_CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((marched) =>
  [12, 11, 10, 8, 7, 6, 5, 4, 3, 2, 1].slice(0, marched).reduce((cards, rank) => cards | (1 << rank), 0),
);

/**
 * Whether a position may still be won, as far as a game shows in which nothing that has been possible is lost again: a card
 * that can leave its place has left it, and lies everywhere that it could go (README, "What is given up").
 */
export class UpperBound {
  readonly #packed: Packed;
  /** Of both words: cards that can be taken, that others can be put onto, and that can be home. */
  readonly #open = new Int32Array(2);
  readonly #ground = new Int32Array(2);
  readonly #home = new Int32Array(2);
  readonly #guests = new Int32Array(2);
  /** Cards that lie lowest face up, on face-down cards and on none. */
  readonly #based = new Int32Array(2);
  readonly #lowest = new Int32Array(2);
  /** Cards that have the next higher card on them. */
  readonly #covered = new Int32Array(2);
  readonly #leaving = new Int32Array(2);
  #down = 0;
  #waste = 0;

  constructor(packed: Packed) {
    this.#packed = packed;
  }

  mayWin(): boolean {
    const packed = this.#packed;
    if (packed.emptyPiles() > 0) return true;
    const { words, order, orderLength } = packed;
    this.#load();
    let dealt = (words[DEALT_AND_DOWN] as number) & DEALT_MASK;
    for (;;) {
      if (this.#settle()) return true;
      if (dealt === orderLength) return false;
      if (this.#waste !== 0) this.#bury(this.#wasteTop());
      this.#waste |= 1 << dealt;
      this.#lay(order[dealt] as number);
      dealt++;
    }
  }

  #load(): void {
    const packed = this.#packed;
    const { words } = packed;
    for (let word = 0; word < 2; word++) {
      const up = words[UP + word] as number;
      let home = 0;
      let guests = 0;
      for (let half = 0; half < 2; half++) {
        const suit = word * 2 + half;
        const zones = (words[ZONES] as number) >>> (ZONE_BITS * suit);
        const cards =
          (MARCHED_CARDS[zones & 15] as number) | (zones & TOWER ? 1 << TEN : 0) | (zones & DUNGEON ? 1 : 0);
        home |= cards << (16 * half);
        const guest = packed.guest(suit);
        if (guest > 0) guests |= 1 << (16 * half + guest - 1);
      }
      this.#home[word] = home;
      this.#guests[word] = guests;
      this.#open[word] = up | guests;
      this.#ground[word] = up;
      this.#based[word] = words[BASED + word] as number;
      this.#lowest[word] = packed.freeBases(word);
      this.#covered[word] = packed.linked(word) >>> 1;
    }
    this.#down = (words[DEALT_AND_DOWN] as number) >>> DEALT_BITS;
    this.#waste = words[WASTE] as number;
    if (this.#waste !== 0) this.#lay(this.#wasteTop());
  }

  #wasteTop(): Spot {
    return this.#packed.order[highestBit(this.#waste)] as number;
  }

  #lay(spot: Spot): void {
    this.#open[spot >> 5] = (this.#open[spot >> 5] as number) | (1 << (spot & 31));
  }

  #bury(spot: Spot): void {
    this.#open[spot >> 5] = (this.#open[spot >> 5] as number) & ~(1 << (spot & 31));
  }

  /** Lets everything leave that can before the next deal. Returns whether a pile is emptied. */
  #settle(): boolean {
    let changed = true;
    while (changed) {
      changed = false;
      for (let word = 0; word < 2; word++) {
        this.#spread(word);
        const leaving = this.#leaving[word] as number;
        if ((leaving & (this.#lowest[word] as number)) !== 0) return true;
        for (let bases = leaving & (this.#based[word] as number); bases !== 0; bases &= bases - 1) {
          this.#uncover(word * 32 + highestBit(bases & -bases));
          changed = true;
        }
      }
      while (this.#waste !== 0) {
        const top = this.#wasteTop();
        if ((((this.#leaving[top >> 5] as number) >>> (top & 31)) & 1) === 0) break;
        this.#waste ^= 1 << highestBit(this.#waste);
        if (this.#waste !== 0) this.#lay(this.#wasteTop());
        changed = true;
      }
    }
    return false;
  }

  #uncover(base: Spot): void {
    const { columnOf, columns } = this.#packed;
    const column = columnOf[base] as number;
    const word = base >> 5;
    this.#based[word] = (this.#based[word] as number) & ~(1 << (base & 31));
    this.#down -= 1 << (2 * column);
    const left = (this.#down >>> (2 * column)) & 3;
    const turned = columns[column * HEIGHT + left] as number;
    const bit = 1 << (turned & 31);
    const other = turned >> 5;
    this.#open[other] = (this.#open[other] as number) | bit;
    this.#ground[other] = (this.#ground[other] as number) | bit;
    const lowest = left > 0 ? this.#based : this.#lowest;
    lowest[other] = (lowest[other] as number) | bit;
  }

  /** Sees what the open cards of a word come to. */
  #spread(word: number): void {
    const open = this.#open[word] as number;
    let ground = this.#ground[word] as number;
    let home = (this.#home[word] as number) | (open & (KINGS | TENS));
    home |= open & QUEENS & (home >>> 1);
    home |= open & JACKS & (home >>> 1);
    home |= open & NINES & (home >>> 2);
    for (let next = open & LOWER_SUBJECTS & (home >>> 1) & ~home; next !== 0; ) {
      home |= next;
      next = open & LOWER_SUBJECTS & (home >>> 1) & ~home;
    }
    home |= open & ACES & (home >>> 9) & (home >>> 10);
    for (let next = open & ((ground & ~ACES) << 1) & ~ground; next !== 0; ) {
      ground |= next;
      next = open & ((ground & ~ACES) << 1) & ~ground;
    }
    this.#home[word] = home;
    this.#ground[word] = ground;
    const joining = home | ((ground & ~ACES) << 1);
    const stuck = (this.#guests[word] as number) & ~joining;
    const chambers =
      (home >>> 11) & (home >>> 12) & ((stuck & 0xffff ? 0 : 1) | (stuck >>> 16 ? 0 : 0x1_0000));
    const lodging = chambers * LODGERS;
    this.#leaving[word] = joining | (lodging & ~((this.#covered[word] as number) & ~(home >>> 1)));
  }
}
