import { isPosition } from "./colour-tables.js";
import {
  bookLinks,
  type CardSet,
  type ColourPosition,
  cardBit,
  cardUnder,
  linkOf,
  UPPER_CARDS,
} from "./packed.js";

/** No position of a colour has more moves: each of twelve cards onto three others. */
const MOST_COLOUR_MOVES = 3 * UPPER_CARDS;

/**
 * The moves of one colour (KK-3), as the positions they lead to. A move is *free* when it takes the upper part of a
 * stack and completes no book: it draws nothing, and can be taken back at once. All others are *gains*.
 */
export class ColourMoves {
  readonly #positions: Uint32Array;
  /** Where the free moves lead, `freeCount` of them, and the gains, `gainCount`. */
  readonly free = new Int32Array(MOST_COLOUR_MOVES);
  readonly gains = new Int32Array(MOST_COLOUR_MOVES);
  freeCount = 0;
  gainCount = 0;

  constructor(positions: Uint32Array) {
    this.#positions = positions;
  }

  /** Finds all moves of a position when the cards `drawn` are drawn. */
  find(position: ColourPosition, drawn: CardSet): void {
    this.freeCount = 0;
    this.gainCount = 0;
    const books = bookLinks(position);
    for (let upper = 0; upper < UPPER_CARDS; upper++) {
      if ((drawn & cardBit(upper)) === 0 || linkOf(books, upper) !== 0) continue;
      const link = linkOf(position, upper);
      for (let onto = 1; onto < 4; onto++) {
        if (onto === link || (drawn & cardUnder(upper, onto)) === 0) continue;
        const next = position ^ ((link ^ onto) << (2 * upper));
        // It keeps KK-2 just when the target is bare on top and shares no item with what moves.
        if (!isPosition(this.#positions, next)) continue;
        if (link !== 0 && bookLinks(next) === books) this.free[this.freeCount++] = next;
        else this.gains[this.gainCount++] = next;
      }
    }
  }
}
