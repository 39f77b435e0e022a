import type { Budget } from "../../search/budget.js";
import { NumberList, NumberMap } from "../../search/tables.js";
import { ColourMoves } from "./moves.js";
import { booksOf, type CardSet, type ColourPosition, gainsOf } from "./packed.js";

/** A class by number: positions of one colour, at one stage, each reached from the others by free moves. */
export type ClassNumber = number;

const NONE = -1;
const BYTES_A_NUMBER = 8;

/**
 * The classes of one colour of one deal, found on demand.
 * A *stage* is the time between two arrivals of a card of the colour: stage 0 has the cards drawn now, each later one more.
 */
export class ColourClasses {
  /** By stage: the cards of the colour that are drawn. */
  readonly drawn: readonly CardSet[];
  readonly #budget: Budget;
  /** Two, for while one class is raised others are gathered. */
  readonly #raising = new ColourMoves();
  readonly #gathering = new ColourMoves();
  /** The class of a position, plus one, by stage and position. */
  readonly #classOf: NumberMap;
  /** The positions of all classes, class after class. */
  readonly #members: NumberList;
  /** By class: where its members begin. */
  readonly #first: NumberList;
  /** By class: stage × 2^16 + gains × 2^8 + books. */
  readonly #facts: NumberList;
  /** By class: the class at the next stage, or {@link NONE} until it is needed. */
  readonly #later: NumberList;
  readonly #raised: (readonly ClassNumber[] | undefined)[] = [];

  constructor(drawn: readonly CardSet[], budget: Budget) {
    this.drawn = drawn;
    this.#budget = budget;
    this.#classOf = new NumberMap(budget);
    this.#members = new NumberList(budget);
    this.#first = new NumberList(budget);
    this.#facts = new NumberList(budget);
    this.#later = new NumberList(budget);
  }

  /** The class of a position at a stage. */
  classOf(position: ColourPosition, stage: number): ClassNumber {
    const known = this.#classOf.get(keyOf(position, stage));
    return known > 0 ? known - 1 : this.#gather(position, stage);
  }

  stageOf(number: ClassNumber): number {
    return this.#facts.at(number) >> 16;
  }

  /** Links and books. */
  gainsOf(number: ClassNumber): number {
    return (this.#facts.at(number) >> 8) & 255;
  }

  booksOf(number: ClassNumber): number {
    return this.#facts.at(number) & 255;
  }

  /** How many positions it has. */
  sizeOf(number: ClassNumber): number {
    return this.#end(number) - this.#first.at(number);
  }

  /** The class it becomes part of at the next stage. */
  later(number: ClassNumber): ClassNumber {
    if (this.#later.at(number) === NONE) {
      const later = this.classOf(this.#members.at(this.#first.at(number)), this.stageOf(number) + 1);
      this.#later.set(number, later);
    }
    return this.#later.at(number);
  }

  /** The classes that one gain leads to. */
  raised(number: ClassNumber): readonly ClassNumber[] {
    const known = this.#raised[number];
    if (known) return known;
    const raised = new Set<ClassNumber>();
    const stage = this.stageOf(number);
    const drawn = this.drawn[stage] as CardSet;
    const moves = this.#raising;
    const end = this.#end(number);
    for (let index = this.#first.at(number); index < end; index++) {
      moves.find(this.#members.at(index), drawn);
      for (let gain = 0; gain < moves.gainCount; gain++) {
        this.#budget.node();
        raised.add(this.classOf(moves.gains[gain] as number, stage));
      }
    }
    const list = [...raised];
    this.#budget.take(list.length * BYTES_A_NUMBER);
    this.#raised[number] = list;
    return list;
  }

  #end(number: ClassNumber): number {
    return number + 1 < this.#first.length ? this.#first.at(number + 1) : this.#members.length;
  }

  /** Makes the class of a position that has none yet. */
  #gather(position: ColourPosition, stage: number): ClassNumber {
    const drawn = this.drawn[stage] as CardSet;
    const number = this.#first.length;
    const moves = this.#gathering;
    this.#first.push(this.#members.length);
    this.#facts.push((stage << 16) | (gainsOf(position) << 8) | booksOf(position));
    this.#later.push(NONE);
    this.#join(position, stage, number);
    for (let index = this.#first.at(number); index < this.#members.length; index++) {
      moves.find(this.#members.at(index), drawn);
      for (let free = 0; free < moves.freeCount; free++) {
        this.#budget.node();
        const next = moves.free[free] as number;
        if (this.#classOf.get(keyOf(next, stage)) === 0) this.#join(next, stage, number);
      }
    }
    return number;
  }

  #join(position: ColourPosition, stage: number, number: ClassNumber): void {
    this.#classOf.add(keyOf(position, stage), number + 1);
    this.#members.push(position);
    this.#budget.states++;
  }
}

/** Never 0; at most 17 stages. */
function keyOf(position: ColourPosition, stage: number): number {
  return ((stage + 1) << 24) | position;
}
