import { type Draw, Draws } from "./draws.js";
import { booksOf, type CardSet, COLOURS, type ColourPosition, gainsOf } from "./packed.js";
import type { Tables } from "./tables.js";

/** The table and the cards still to come, packed. */
export interface PackedDeal {
  /** By colour. */
  readonly positions: readonly ColourPosition[];
  readonly drawn: readonly CardSet[];
  /** Colour × 16 + the card's bit number; the next one first. */
  readonly draw: readonly number[];
}

/** At how many positions of a colour draws are looked for. */
export const NEAR = 10;
/** When it knows so much, it forgets all. */
const MOST_KNOWN = 200_000;
const POSITIONS = 2 ** 24;

/**
 * Plays deals out by rules of thumb, on packed positions and draw by draw: the greedy player's, but with all draws near
 * weighed and counted, not only those to be made at once. What it has found
 * for one colour it keeps, for in the next deal most colours look alike.
 */
export class Rollouts {
  readonly #draws: Draws;
  readonly #known = new Map<number, Draw | null>();
  readonly #positions = new Int32Array(COLOURS);
  readonly #drawn = new Int32Array(COLOURS);
  readonly #best: (Draw | null)[] = [];

  constructor(tables: Tables) {
    this.#draws = new Draws(tables, NEAR);
  }

  /** Books at the end, and draws made on the way. */
  play({ positions, drawn, draw }: PackedDeal): { readonly books: number; readonly nodes: number } {
    this.#positions.set(positions);
    this.#drawn.set(drawn);
    for (let colour = 0; colour < COLOURS; colour++) this.#look(colour);
    let nodes = 0;
    let next = 0;
    for (let colour = this.#bestColour(); colour >= 0; colour = this.#bestColour()) {
      const { next: position } = this.#best[colour] as Draw;
      let cards = gainsOf(position) - gainsOf(this.#positions[colour] as number);
      this.#positions[colour] = position;
      nodes++;
      for (; cards > 0 && next < draw.length; cards--) {
        const card = draw[next++] as number;
        const arrives = card >> 4;
        (this.#drawn[arrives] as number) |= 1 << (card & 15);
        if (arrives !== colour) this.#look(arrives);
      }
      this.#look(colour);
    }
    return { books: this.#positions.reduce((sum, position) => sum + booksOf(position), 0), nodes };
  }

  /** Finds the best draw of a colour. */
  #look(colour: number): void {
    this.#best[colour] = this.#bestOf(this.#positions[colour] as number, this.#drawn[colour] as number);
  }

  #bestColour(): number {
    let best = -1;
    for (let colour = 0; colour < COLOURS; colour++) {
      const ranked = this.#best[colour];
      if (ranked && (best < 0 || ranked.worth > (this.#best[best] as Draw).worth)) best = colour;
    }
    return best;
  }

  /** The best draw by the rules of thumb; null when there is none. */
  #bestOf(position: ColourPosition, drawn: CardSet): Draw | null {
    const key = position + POSITIONS * drawn;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = bestOf(this.#draws.ranked(position, drawn));
    if (this.#known.size === MOST_KNOWN) this.#known.clear();
    this.#known.set(key, best);
    return best;
  }
}

function bestOf(draws: readonly Draw[]): Draw | null {
  let best: Draw | null = null;
  for (const draw of draws) if (!best || draw.worth > best.worth) best = draw;
  return best;
}
