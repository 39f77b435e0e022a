import type { VisibleTable } from "./conversion.js";
import { type ColourDraw, ColourMoves, Draws, freePaths } from "./moves.js";
import type { CardSet, ColourPosition } from "./packed.js";

const ALL_CARDS = 16;
const POSITIONS = 2 ** 24;
/** The most potentials kept; then all are forgotten. */
const MOST_KNOWN = 100_000;

/** How long a colour may go on drawing: the square root of its draws near, now and on average with one more card. */
class DrawPotential {
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

/** The most positions looked at; of larger classes, positions that are alike may seem different. */
const MOST_POSITIONS = 24;

/** Numbers positions by class: free moves join those of one number. */
class Representatives {
  readonly #moves = new ColourMoves();

  /** The same number for positions of one small class. */
  of(position: ColourPosition, drawn: CardSet): number {
    let least = position;
    let left = MOST_POSITIONS;
    for (const { end } of freePaths(this.#moves, position, drawn)) {
      least = Math.min(least, end);
      if (--left === 0) break;
    }
    return least;
  }
}

/** At how many positions of a colour draws are looked for. */
const NEAR = 10;
/** The rule of thumb of the strong player. */
export class Candidates {
  readonly #draws = new Draws(NEAR);
  readonly #potential = new DrawPotential(this.#draws);
  readonly #representatives = new Representatives();

  /** The most promising gains, best first, at most `most`, no two joined by free moves. */
  best(table: VisibleTable, most: number): ColourDraw[] {
    const all = this.#draws.ofTable(table, (position, drawn) => this.#potential.of(position, drawn));
    const known = new Set<string>();
    const candidates: ColourDraw[] = [];
    for (const candidate of all.sort((a, b) => b.worth - a.worth)) {
      const likeness = `${candidate.colour} ${this.#representatives.of(candidate.next, table.drawn[candidate.colour] as number)}`;
      if (known.has(likeness)) continue;
      known.add(likeness);
      candidates.push(candidate);
      if (candidates.length === most) break;
    }
    return candidates;
  }
}
