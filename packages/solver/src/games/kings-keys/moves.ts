import { booksOf, type CardSet, type ColourPosition, cardBit, linkOf, UPPER_CARDS } from "./packed.js";

const ONES: CardSet = 0x000f;
const FOURS: CardSet = 0xf000;
/** No position of a colour has more moves: each of twelve cards onto three others. */
const MOST_COLOUR_MOVES = 3 * UPPER_CARDS;

/**
 * The moves of one colour (KK-3), as the positions they lead to.
 * A *free* move takes the upper part of a stack and completes no book: it draws nothing and can be taken back. Others are *gains*.
 */
export class ColourMoves {
  /** Where the free moves lead, `freeCount` of them, and the gains, `gainCount`. */
  readonly free = new Int32Array(MOST_COLOUR_MOVES);
  readonly gains = new Int32Array(MOST_COLOUR_MOVES);
  freeCount = 0;
  gainCount = 0;
  /** By card, 1A 1S … 4K: the items of its stack from the bottom up to it, and from it up to the top. */
  readonly #below = Uint8Array.of(1, 2, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  readonly #above = new Uint8Array(16);

  /** Finds all moves of a position when the cards `drawn` are drawn. */
  find(position: ColourPosition, drawn: CardSet): void {
    this.freeCount = 0;
    this.gainCount = 0;
    // What moves, and what it moves onto: cards with a stack down to a one under them, up to a four on them, in a book.
    let rooted = ONES;
    let bare = drawn;
    for (let upper = 0; upper < UPPER_CARDS; upper++) {
      const link = linkOf(position, upper);
      const item = 1 << (upper & 3);
      this.#below[upper + 4] = item;
      this.#above[upper + 4] = item;
      if (link === 0) continue;
      const under = upper ^ link;
      this.#below[upper + 4] = item | (this.#below[under] as number);
      bare &= ~(1 << under);
      if ((rooted >>> under) & 1) rooted |= cardBit(upper);
    }
    let topped = FOURS;
    let inBook = rooted & FOURS;
    for (let upper = UPPER_CARDS - 1; upper >= 0; upper--) {
      const link = linkOf(position, upper);
      if (link === 0) continue;
      const under = upper ^ link;
      this.#above[under] = (1 << (under & 3)) | (this.#above[upper + 4] as number);
      if (topped & cardBit(upper)) topped |= 1 << under;
      if (inBook & cardBit(upper)) inBook |= 1 << under;
    }
    const movable = drawn & ~inBook;
    for (let upper = 0; upper < UPPER_CARDS; upper++) {
      const card = cardBit(upper);
      if ((movable & card) === 0) continue;
      const link = linkOf(position, upper);
      const above = this.#above[upper + 4] as number;
      for (let onto = 1; onto < 4; onto++) {
        const under = upper ^ onto;
        if (((bare >>> under) & 1) === 0 || (above & (this.#below[under] as number)) !== 0) continue;
        const next = position ^ ((link ^ onto) << (2 * upper));
        const isBook = ((rooted >>> under) & 1) === 1 && (topped & card) !== 0;
        if (link !== 0 && !isBook) this.free[this.freeCount++] = next;
        else this.gains[this.gainCount++] = next;
      }
    }
  }
}

/** A way by free moves, by its ends. */
interface FreePath {
  /** How many they are; 0 when the end is where it starts. */
  readonly length: number;
  /** The position after the first of them. */
  readonly first: ColourPosition;
  readonly end: ColourPosition;
}

/** The positions that free moves lead to, the nearest first, the start itself included. */
export function* freePaths(moves: ColourMoves, start: ColourPosition, drawn: CardSet): Generator<FreePath> {
  const seen = new Set([start]);
  const found: FreePath[] = [{ length: 0, first: start, end: start }];
  for (const path of found) {
    yield path;
    const { length, first, end } = path;
    moves.find(end, drawn);
    for (const next of moves.free.subarray(0, moves.freeCount)) {
      if (seen.has(next)) continue;
      seen.add(next);
      found.push({ length: length + 1, first: length === 0 ? next : first, end: next });
    }
  }
}

/** More than any potential. */
const BOOK_WORTH = 10_000;

/** How long a colour may go on drawing in a position, as a rule of thumb has it. */
type Potential = (position: ColourPosition, drawn: CardSet) => number;

/** A gain of one colour of a table. */
export interface ColourDraw {
  readonly colour: number;
  /** Where the first move on the way leads: it is the gain itself or a free move. */
  readonly first: ColourPosition;
  readonly next: ColourPosition;
  /** What a rule of thumb thinks of it: a book before all else, then by how much the colour's potential grows. */
  readonly worth: number;
}

/** Draws near: the gains of a colour that can be made at once or after few free moves. */
export class Draws {
  readonly #moves = new ColourMoves();
  readonly #near: Int32Array;

  /** @param near at how many positions draws are looked for, the nearest by free moves; at 1 only where one is */
  constructor(near: number) {
    this.#near = new Int32Array(near);
  }

  /** How many there are. */
  count(position: ColourPosition, drawn: CardSet): number {
    const moves = this.#moves;
    this.#near[0] = position;
    let positions = 1;
    let count = 0;
    for (let index = 0; index < positions; index++) {
      moves.find(this.#near[index] as number, drawn);
      count += moves.gainCount;
      for (let free = 0; free < moves.freeCount && positions < this.#near.length; free++) {
        const next = moves.free[free] as number;
        if (!this.#isNear(next, positions)) this.#near[positions++] = next;
      }
    }
    return count;
  }

  /**
   * The draws near of all colours; where a colour has none near, those that are nearest; none only when there is none at all.
   * @param potential of a colour, by which draws are worth more or less
   */
  ofTable(
    {
      positions,
      drawn,
    }: { readonly positions: readonly ColourPosition[]; readonly drawn: readonly CardSet[] },
    potential: Potential,
  ): ColourDraw[] {
    return positions.flatMap((position, colour) => {
      const cards = drawn[colour] as CardSet;
      const books = booksOf(position);
      const before = potential(position, cards);
      return Array.from(this.#list(position, cards), ([next, first]) => {
        const book = booksOf(next) > books ? BOOK_WORTH : 0;
        return { colour, first, next, worth: book + potential(next, cards) - before };
      });
    });
  }

  /** Where each leads, with the first move on the way. */
  #list(position: ColourPosition, drawn: CardSet): ReadonlyMap<ColourPosition, ColourPosition> {
    const draws = new Map<ColourPosition, ColourPosition>();
    let looked = 0;
    for (const { first, end, length } of freePaths(this.#moves, position, drawn)) {
      this.#moves.find(end, drawn);
      for (const next of this.#moves.gains.subarray(0, this.#moves.gainCount)) {
        if (!draws.has(next)) draws.set(next, length === 0 ? next : first);
      }
      if (++looked >= this.#near.length && draws.size > 0) break;
    }
    return draws;
  }

  #isNear(position: ColourPosition, positions: number): boolean {
    for (let index = 0; index < positions; index++) if (this.#near[index] === position) return true;
    return false;
  }
}
