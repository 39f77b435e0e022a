import { playDominantMoves } from "./dominance.js";
import { playMove } from "./moves.js";
import { DEALT_AND_DOWN, DEALT_MASK, HEIGHT, Packed, PILES, type Spot, WORDS } from "./packed.js";

/** More cards than one move can turn up, with all that is played at once after it. */
const MOST_TURNED = 48;
/** Places of the stock come after those of the columns. */
const STOCK = PILES * HEIGHT;

/**
 * A position as the player knows it: each hidden card is as likely to lie in each hidden place (FK-12).
 * A move includes all that is played at once after it; the position at each card turned up is kept.
 */
export class BeliefState extends Packed {
  /** How many cards the last move turned up. */
  turned = 0;
  /** Where each of them lay, and which it was. */
  readonly places = new Int8Array(MOST_TURNED);
  readonly spots = new Int8Array(MOST_TURNED);
  readonly #moments = new Int32Array(MOST_TURNED * WORDS);

  /** Plays a move, and all that cannot do harm after it. */
  play(move: number): void {
    this.turned = 0;
    playMove(this, move);
  }

  /** Plays all that cannot do harm. */
  settle(): void {
    this.turned = 0;
    playDominantMoves(this);
  }

  /** Goes back to when a card came up, that one included. */
  toMoment(index: number): void {
    const from = index * WORDS;
    for (let word = 0; word < WORDS; word++) this.words[word] = this.#moments[from + word] as number;
  }

  override deal(): void {
    super.deal();
    const place = ((this.words[DEALT_AND_DOWN] as number) & DEALT_MASK) - 1;
    this.#note(STOCK + place);
  }

  override uncover(base: Spot): void {
    super.uncover(base);
    const column = this.columnOf[base] as number;
    this.#note(column * HEIGHT + this.down(column));
  }

  #note(place: number): void {
    const at = this.turned * WORDS;
    for (let word = 0; word < WORDS; word++) this.#moments[at + word] = this.words[word] as number;
    this.places[this.turned] = place;
    this.spots[this.turned++] = this.at(place);
  }

  /** The places in which a card lies that is hidden. */
  hiddenPlaces(): number[] {
    const places: number[] = [];
    for (let column = 0; column < PILES; column++) {
      for (let height = 0; height < this.down(column); height++) places.push(column * HEIGHT + height);
    }
    for (let left = this.stockLeft(); left > 0; left--) places.push(STOCK + this.orderLength - left);
    return places;
  }

  /** The card in a hidden place. */
  at(place: number): Spot {
    return (place < STOCK ? this.columns[place] : this.order[place - STOCK]) as Spot;
  }

  /** Two hidden cards change places. */
  swap(a: number, b: number): void {
    const spot = this.at(a);
    this.#lay(a, this.at(b));
    this.#lay(b, spot);
  }

  #lay(place: number, spot: Spot): void {
    if (place >= STOCK) this.order[place - STOCK] = spot;
    else {
      this.columns[place] = spot;
      this.columnOf[spot] = Math.floor(place / HEIGHT);
    }
  }
}
