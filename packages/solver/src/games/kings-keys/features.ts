import type { Draws } from "./draws.js";
import type { CardSet, ColourPosition } from "./packed.js";

const ALL_CARDS = 16;
const POSITIONS = 2 ** 24;
/** When it knows so much, it forgets all. */
const MOST_KNOWN = 100_000;

/**
 * How long a colour may go on drawing: the square root of its draws near (one more matters most where there are
 * few), and the same again as it would be on average with one of its hidden cards on the field.
 */
export class DrawPotential {
  readonly #draws: Draws;
  readonly #known = new Map<number, number>();

  constructor(draws: Draws) {
    this.#draws = draws;
  }

  of(position: ColourPosition, drawn: CardSet): number {
    const key = position + POSITIONS * drawn;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const potential = this.#now(position, drawn) + this.#withOneMore(position, drawn);
    if (this.#known.size === MOST_KNOWN) this.#known.clear();
    this.#known.set(key, potential);
    return potential;
  }

  #now(position: ColourPosition, drawn: CardSet): number {
    return Math.sqrt(this.#draws.count(position, drawn));
  }

  /** 0 when no card of the colour is hidden. */
  #withOneMore(position: ColourPosition, drawn: CardSet): number {
    let hidden = 0;
    let sum = 0;
    for (let card = 0; card < ALL_CARDS; card++) {
      if (((drawn >>> card) & 1) === 1) continue;
      hidden++;
      sum += this.#now(position, drawn | (1 << card));
    }
    return hidden === 0 ? 0 : sum / hidden;
  }
}
