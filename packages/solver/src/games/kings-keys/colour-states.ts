import { bitCount } from "../../search/tables.js";
import { ColourMoves } from "./moves.js";
import { booksOf, type CardSet, type ColourPosition, gainsOf, linkOf } from "./packed.js";

const ITEMS = 4;
/** The links of four cards of one number, two bits each. */
const LEVELS = 256;
/** The cards of one number. */
const NIBBLES = 16;
const POSITIONS = 0x100_0000;

/** A renaming of the items: what becomes of the links of one number, and of its cards. */
interface Renaming {
  readonly links: Uint8Array;
  readonly cards: Uint8Array;
}

const RENAMINGS: readonly Renaming[] = orders([0, 1, 2, 3]).map((names) => ({
  links: Uint8Array.from({ length: LEVELS }, (_, level) => renamedLinks(level, names)),
  cards: Uint8Array.from({ length: NIBBLES }, (_, cards) => renamedCards(cards, names)),
}));

/**
 * A key of a colour's position and drawn cards that does not depend on the items' names (KK-2).
 * It is drawn × 2^24 + position of the renaming where that is least.
 */
export function keyOf(position: ColourPosition, drawn: CardSet): number {
  let leastDrawn = drawn;
  let leastPosition = position;
  for (const { links, cards } of RENAMINGS) {
    const renamed =
      (cards[drawn & 15] as number) |
      ((cards[(drawn >>> 4) & 15] as number) << 4) |
      ((cards[(drawn >>> 8) & 15] as number) << 8) |
      ((cards[drawn >>> 12] as number) << 12);
    if (renamed > leastDrawn) continue;
    const next =
      (links[position & 255] as number) |
      ((links[(position >>> 8) & 255] as number) << 8) |
      ((links[position >>> 16] as number) << 16);
    if (renamed === leastDrawn && next >= leastPosition) continue;
    leastDrawn = renamed;
    leastPosition = next;
  }
  return leastDrawn * POSITIONS + leastPosition;
}

function drawnOfKey(key: number): CardSet {
  return Math.floor(key / POSITIONS);
}

function positionOfKey(key: number): ColourPosition {
  return key % POSITIONS;
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((order) => [item, ...order]),
  );
}

function renamedLinks(level: number, names: readonly number[]): number {
  let renamed = 0;
  for (let item = 0; item < ITEMS; item++) {
    const link = linkOf(level, item);
    if (link === 0) continue;
    const name = names[item] as number;
    renamed |= (name ^ (names[item ^ link] as number)) << (2 * name);
  }
  return renamed;
}

function renamedCards(cards: number, names: readonly number[]): number {
  let renamed = 0;
  for (let item = 0; item < ITEMS; item++) {
    if (((cards >>> item) & 1) === 1) renamed |= 1 << (names[item] as number);
  }
  return renamed;
}

/** The cards of a colour. */
export const ALL_CARDS = 16;
/** Links and books of a colour that is done. */
export const ALL_GAINS = 16;
const WHOLE: CardSet = 0xffff;
const UNKNOWN = -1;

/**
 * A class of positions of a colour, joined by free moves and renamings of its items.
 * Numbers that are not known yet are below 0; ask {@link ColourStates}.
 */
export interface ColourState {
  /** The position of the class with the least key stands for it. */
  readonly position: ColourPosition;
  readonly drawn: CardSet;
  /** How many cards of the colour are in the draw pile. */
  readonly unseen: number;
  /** Links and books. */
  readonly gains: number;
  readonly books: number;
  next: readonly ColourState[] | undefined;
  arrivals: readonly Arrival[] | undefined;
  whole: ColourState | undefined;
  most: number;
  mostBooks: number;
  byChance: number;
  completing: number;
}

/** What the colour is when a card of it has come. */
export interface Arrival {
  readonly state: ColourState;
  /** How many of the unseen cards lead there. */
  readonly cards: number;
}

/** The states of a colour and what can become of each, found on demand. */
export class ColourStates {
  readonly #known = new Map<number, ColourState>();
  /** Two, for while the gains of one class are gone through others are gathered. */
  readonly #gathering = new ColourMoves();
  readonly #gaining = new ColourMoves();

  /** How many positions are known. */
  get size(): number {
    return this.#known.size;
  }

  /** Forgets all; states handed out before are of no use any more. */
  forget(): void {
    this.#known.clear();
  }

  of(position: ColourPosition, drawn: CardSet): ColourState {
    const key = keyOf(position, drawn);
    return this.#known.get(key) ?? this.#gathered(key);
  }

  /** Where single gains lead, each state once. */
  next(state: ColourState): readonly ColourState[] {
    if (state.next) return state.next;
    const found = new Set<ColourState>();
    const { drawn } = state;
    for (const position of this.#members(state.position, drawn)) {
      this.#gaining.find(position, drawn);
      for (let gain = 0; gain < this.#gaining.gainCount; gain++) {
        found.add(this.of(this.#gaining.gains[gain] as number, drawn));
      }
    }
    state.next = [...found];
    return state.next;
  }

  /** The states that each unseen card of the colour brings it to. */
  arrivals(state: ColourState): readonly Arrival[] {
    if (state.arrivals) return state.arrivals;
    const counts = new Map<ColourState, number>();
    for (let card = 0; card < ALL_CARDS; card++) {
      if (((state.drawn >>> card) & 1) === 1) continue;
      const next = this.of(state.position, state.drawn | (1 << card));
      counts.set(next, (counts.get(next) ?? 0) + 1);
    }
    state.arrivals = [...counts].map(([next, cards]) => ({ state: next, cards }));
    return state.arrivals;
  }

  /** The most gains it can still make without another card. */
  most(state: ColourState): number {
    if (state.most !== UNKNOWN) return state.most;
    let most = 0;
    for (const next of this.next(state)) most = Math.max(most, next.gains - state.gains + this.most(next));
    state.most = most;
    return most;
  }

  /** The most books it can have without another card. */
  mostBooks(state: ColourState): number {
    if (state.mostBooks !== UNKNOWN) return state.mostBooks;
    let most = state.books;
    for (const next of this.next(state)) most = Math.max(most, this.mostBooks(next));
    state.mostBooks = most;
    return most;
  }

  /** How many gains it makes without another card when each is taken at random. */
  byChance(state: ColourState): number {
    if (state.byChance !== UNKNOWN) return state.byChance;
    const all = this.next(state);
    let sum = 0;
    for (const next of all) sum += next.gains - state.gains + this.byChance(next);
    state.byChance = all.length === 0 ? 0 : sum / all.length;
    return state.byChance;
  }

  /** Whether all four books can be made once all cards are there: never again when not. */
  canComplete(state: ColourState): boolean {
    return state.gains + this.most(this.#whole(state)) === ALL_GAINS;
  }

  /** The chance that gains taken at random, all cards there, make all four books. */
  completing(state: ColourState): number {
    return this.#completing(this.#whole(state));
  }

  #completing(state: ColourState): number {
    if (state.completing !== UNKNOWN) return state.completing;
    const all = this.next(state);
    let sum = 0;
    for (const next of all) sum += this.#completing(next);
    if (all.length === 0) state.completing = state.gains === ALL_GAINS ? 1 : 0;
    else state.completing = sum / all.length;
    return state.completing;
  }

  #whole(state: ColourState): ColourState {
    state.whole ??= this.of(state.position, WHOLE);
    return state.whole;
  }

  /** Makes the state of a class of which no position is known. */
  #gathered(key: number): ColourState {
    const drawn = drawnOfKey(key);
    const keys = new Set([key]);
    let least = key;
    for (const position of this.#members(positionOfKey(key), drawn)) {
      const other = keyOf(position, drawn);
      keys.add(other);
      if (other < least) least = other;
    }
    const position = positionOfKey(least);
    const state: ColourState = {
      position,
      drawn: drawnOfKey(least),
      unseen: ALL_CARDS - bitCount(drawn),
      gains: gainsOf(position),
      books: booksOf(position),
      next: undefined,
      arrivals: undefined,
      whole: undefined,
      most: UNKNOWN,
      mostBooks: UNKNOWN,
      byChance: UNKNOWN,
      completing: UNKNOWN,
    };
    for (const member of keys) this.#known.set(member, state);
    return state;
  }

  /** The positions that free moves lead to, the start itself included. */
  #members(start: ColourPosition, drawn: CardSet): readonly ColourPosition[] {
    const members = [start];
    const seen = new Set(members);
    for (const position of members) {
      this.#gathering.find(position, drawn);
      for (let free = 0; free < this.#gathering.freeCount; free++) {
        const next = this.#gathering.free[free] as number;
        if (seen.has(next)) continue;
        seen.add(next);
        members.push(next);
      }
    }
    return members;
  }
}
