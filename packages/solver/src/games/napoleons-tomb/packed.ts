import type { napoleonsTomb } from "@tetrarch/engine";
import { ACE, cardOf, KING, suitOf } from "@tetrarch/engine/standard-cards";
import { TO_CENTRAL, TO_HOME, TO_TABLEAU } from "./moves.js";

export const RANKS = KING;
export const SUITS = 4;
export const PILES = 4;
/** A full foundation. */
export const FULL = 2 * RANKS;
const RESERVE_SIZE = 10;

/** Where the parts of a packed position begin, a byte each: the README has the layout. */
const RESERVE = 0;
export const HOME = 4;
export const BASE = 8;
export const LENGTH = 12;
const CENTRAL = 16;
/** The bytes that every packed position of this game begins with. */
export const PILES_SIZE = 17;
const CENTRAL_SUIT = 32;
const CENTRAL_COUNT = CENTRAL_SUIT - 1;

/** Words of a key that distinguish the piles. */
export const PILES_KEY_WORDS = 3;

/** Sources 0–3 are the reserves, then come the tableau piles and the central reserve. */
export const FIRST_TABLEAU = 4;
export const FROM_CENTRAL = 8;

/** The card `steps` above a card in suit, round the corner from king to ace. */
export function above(card: number, steps: number): number {
  const ace = cardOf(suitOf(card), ACE);
  return ace + ((card - ace + steps) % RANKS);
}

/** How many cards lie between two of one suit, going up: 0 to 12. */
export function gap(under: number, card: number): number {
  return (card - under - 1 + FULL) % RANKS;
}

/** The card that the foundation of a suit takes when `home` of its cards are there, which must not be all. */
export function nextHome(suit: number, home: number): number {
  return cardOf(suit, KING - (home % RANKS));
}

/** How many cards of its suit go home before this one can, when `home` of the suit are there; 0 when all are. */
export function homeDistance(card: number, home: number): number {
  return home === FULL ? 0 : (nextHome(suitOf(card), home) - card + RANKS) % RANKS;
}

/** Reserves, tableau, central reserve and foundations in the first bytes of a position; a subclass adds the rest. */
export class PackedPiles {
  readonly position: Uint8Array;
  /** The cards of the reserves at the start, bottom first, ten places a pile: only how many are left changes. */
  readonly #reserves = new Uint8Array(PILES * RESERVE_SIZE);
  readonly #tableau = new Uint32Array(PILES);

  /** @param more the bytes the subclass needs */
  constructor(state: napoleonsTomb.State, more: number) {
    const position = new Uint8Array(PILES_SIZE + more);
    this.position = position;
    for (let pile = 0; pile < PILES; pile++) {
      const reserve = state.reserves[pile] as readonly number[];
      const tableau = state.tableau[pile] as readonly number[];
      this.#reserves.set(reserve, pile * RESERVE_SIZE);
      position[RESERVE + pile] = reserve.length;
      position[HOME + pile] = state.foundations[pile] as number;
      position[BASE + pile] = tableau[0] ?? 0;
      position[LENGTH + pile] = tableau.length;
    }
    const [ace] = state.central;
    if (ace !== undefined) position[CENTRAL] = suitOf(ace) * CENTRAL_SUIT + state.central.length;
  }

  /** 1 for a win. */
  value(): number {
    for (let suit = 0; suit < SUITS; suit++) if (this.position[HOME + suit] !== FULL) return 0;
    return 1;
  }

  /** A win can never be ruled out from a position alone. */
  bound(): number {
    return 1;
  }

  /** The top card of a reserve, a tableau pile or the central reserve; −1 when it is empty. */
  top(source: number): number {
    const { position } = this;
    if (source < FIRST_TABLEAU) {
      const left = position[RESERVE + source] as number;
      return left === 0 ? -1 : (this.#reserves[source * RESERVE_SIZE + left - 1] as number);
    }
    if (source < FROM_CENTRAL) {
      const length = position[LENGTH + source - FIRST_TABLEAU] as number;
      return length === 0 ? -1 : above(position[BASE + source - FIRST_TABLEAU] as number, length - 1);
    }
    const count = (position[CENTRAL] as number) & CENTRAL_COUNT;
    return count === 0 ? -1 : above(cardOf((position[CENTRAL] as number) >> 5, ACE), count - 1);
  }

  /** Whether this card is the next of its suit to go home. */
  isNextHome(card: number): boolean {
    const suit = suitOf(card);
    const home = this.position[HOME + suit] as number;
    return home < FULL && nextHome(suit, home) === card;
  }

  /** Takes the top card of a reserve, a tableau pile or the central reserve away. */
  remove(source: number): void {
    const { position } = this;
    if (source < FIRST_TABLEAU) position[RESERVE + source] = (position[RESERVE + source] as number) - 1;
    else if (source < FROM_CENTRAL) {
      const byte = LENGTH + source - FIRST_TABLEAU;
      position[byte] = (position[byte] as number) - 1;
    } else {
      const central = (position[CENTRAL] as number) - 1;
      position[CENTRAL] = (central & CENTRAL_COUNT) === 0 ? 0 : central;
    }
  }

  /** Puts a card that fits on the foundation, the central reserve or a tableau pile. */
  add(card: number, target: number): void {
    if (target === TO_HOME) this.addHome(card);
    else if (target === TO_CENTRAL) this.addToCentral(suitOf(card), 1);
    else this.addToTableau(target - TO_TABLEAU, card);
  }

  addHome(card: number): void {
    const byte = HOME + suitOf(card);
    this.position[byte] = (this.position[byte] as number) + 1;
  }

  /** Puts a card that fits on a tableau pile, 0–3. */
  addToTableau(pile: number, card: number): void {
    const { position } = this;
    if (position[LENGTH + pile] === 0) position[BASE + pile] = card;
    position[LENGTH + pile] = (position[LENGTH + pile] as number) + 1;
  }

  /** Puts `count` cards of a suit that fit on the central reserve. */
  addToCentral(suit: number, count: number): void {
    const before = (this.position[CENTRAL] as number) & CENTRAL_COUNT;
    this.position[CENTRAL] = suit * CENTRAL_SUIT + before + count;
  }

  /** Moves a whole tableau pile, 0–3, that fits to the central reserve (NT-6). */
  pileToCentral(pile: number): void {
    const { position } = this;
    this.addToCentral(suitOf(position[BASE + pile] as number), position[LENGTH + pile] as number);
    position[LENGTH + pile] = 0;
  }

  /** Writes the first words of a key. Tableau piles count as alike in any order (README, Lemma 1). */
  writePiles(key: Uint32Array): void {
    const { position } = this;
    const sorted = this.#tableau;
    for (let pile = 0; pile < PILES; pile++) {
      const length = position[LENGTH + pile] as number;
      const code = length === 0 ? 0 : length * 64 + (position[BASE + pile] as number);
      let place = pile;
      for (; place > 0 && (sorted[place - 1] as number) > code; place--) {
        sorted[place] = sorted[place - 1] as number;
      }
      sorted[place] = code;
    }
    const byte = (at: number) => position[at] as number;
    const tableau = (place: number) => sorted[place] as number;
    key[0] = tableau(0) | (tableau(1) << 11) | (byte(HOME) << 22) | (byte(HOME + 1) << 27);
    key[1] = tableau(2) | (tableau(3) << 11) | (byte(HOME + 2) << 22) | (byte(HOME + 3) << 27);
    key[2] =
      byte(CENTRAL) |
      (byte(RESERVE) << 8) |
      (byte(RESERVE + 1) << 12) |
      (byte(RESERVE + 2) << 16) |
      (byte(RESERVE + 3) << 20);
  }
}
