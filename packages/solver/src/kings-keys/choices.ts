import { Draws } from "./draws.js";
import { Kinds } from "./kinds.js";
import { Outlook } from "./outlook.js";
import { booksOf, type CardSet, type ColourPosition } from "./packed.js";
import type { Table } from "./seen.js";
import type { Tables } from "./tables.js";

/** What is weighed: not single moves but gains, each with the free moves that lead to it. */
export interface Choice {
  readonly colour: number;
  /** Where the first move on the way leads: it is the gain itself or a free move. */
  readonly first: ColourPosition;
  readonly next: ColourPosition;
  /** What the rule of thumb thinks of it: a book before all else, then by how much the colour's outlook grows. */
  readonly worth: number;
}

/** At how many positions of a colour draws are looked for. */
const NEAR = 10;
/** More than any outlook. */
const BOOK_WORTH = 10_000;

/** The rule of thumb of the strong player. */
export class Choices {
  readonly #draws: Draws;
  readonly #outlook: Outlook;
  readonly #kinds: Kinds;

  constructor(tables: Tables) {
    this.#draws = new Draws(tables, NEAR);
    this.#outlook = new Outlook(this.#draws);
    this.#kinds = new Kinds(tables);
  }

  /** The gains it thinks most of, the best first: at most so many, no two joined by free moves. */
  best({ positions, drawn }: Table, most: number): Choice[] {
    const all = positions.flatMap((position, colour) => this.#of(colour, position, drawn[colour] as number));
    const known = new Set<string>();
    const choices: Choice[] = [];
    for (const choice of all.sort((a, b) => b.worth - a.worth)) {
      const kind = `${choice.colour} ${this.#kinds.of(choice.next, drawn[choice.colour] as number)}`;
      if (known.has(kind)) continue;
      known.add(kind);
      choices.push(choice);
      if (choices.length === most) break;
    }
    return choices;
  }

  #of(colour: number, position: ColourPosition, drawn: CardSet): Choice[] {
    const books = booksOf(position);
    const before = this.#outlook.of(position, drawn);
    return this.#draws.ranked(position, drawn).map(({ first, next }) => {
      const book = booksOf(next) > books ? BOOK_WORTH : 0;
      return { colour, first, next, worth: book + this.#outlook.of(next, drawn) - before };
    });
  }
}
