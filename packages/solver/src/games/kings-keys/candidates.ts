import type { ColourTables } from "./colour-tables.js";
import { Draws } from "./draws.js";
import { DrawPotential } from "./features.js";
import type { VisibleTable } from "./from-view.js";
import { booksOf, type CardSet, type ColourPosition } from "./packed.js";
import { Representatives } from "./representatives.js";

/** What is weighed: not single moves but gains, each with the free moves that lead to it. */
export interface Candidate {
  readonly colour: number;
  /** Where the first move on the way leads: it is the gain itself or a free move. */
  readonly first: ColourPosition;
  readonly next: ColourPosition;
  /** What the rule of thumb thinks of it: a book before all else, then by how much the colour's draw potential grows. */
  readonly worth: number;
}

/** At how many positions of a colour draws are looked for. */
const NEAR = 10;
/** More than any draw potential. */
const BOOK_WORTH = 10_000;

/** The rule of thumb of the strong player. */
export class Candidates {
  readonly #draws: Draws;
  readonly #potential: DrawPotential;
  readonly #representatives: Representatives;

  constructor(tables: ColourTables) {
    this.#draws = new Draws(tables, NEAR);
    this.#potential = new DrawPotential(this.#draws);
    this.#representatives = new Representatives(tables);
  }

  /** The gains it thinks most of, the best first: at most so many, no two joined by free moves. */
  best({ positions, drawn }: VisibleTable, most: number): Candidate[] {
    const all = positions.flatMap((position, colour) => this.#of(colour, position, drawn[colour] as number));
    const known = new Set<string>();
    const candidates: Candidate[] = [];
    for (const candidate of all.sort((a, b) => b.worth - a.worth)) {
      const likeness = `${candidate.colour} ${this.#representatives.of(candidate.next, drawn[candidate.colour] as number)}`;
      if (known.has(likeness)) continue;
      known.add(likeness);
      candidates.push(candidate);
      if (candidates.length === most) break;
    }
    return candidates;
  }

  #of(colour: number, position: ColourPosition, drawn: CardSet): Candidate[] {
    const books = booksOf(position);
    const before = this.#potential.of(position, drawn);
    return this.#draws.ranked(position, drawn).map(({ first, next }) => {
      const book = booksOf(next) > books ? BOOK_WORTH : 0;
      return { colour, first, next, worth: book + this.#potential.of(next, drawn) - before };
    });
  }
}
