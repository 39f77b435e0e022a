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
  readonly #moves = new ColourMoves();
  /** The class of a position, plus one, by stage and position. */
  readonly #classOf: NumberMap;
  /** The positions of all classes, class after class. */
  readonly #members: NumberList;
  /** The positions that the gains of all classes lead to, class after class. */
  readonly #gains: NumberList;
  /** By class: where its members begin, and its gains. */
  readonly #first: NumberList;
  readonly #firstGain: NumberList;
  /** By class: stage × 2^16 + gains × 2^8 + books. */
  readonly #facts: NumberList;
  /** By class: the class at the next stage, or {@link NONE} until it is needed. */
  readonly #later: NumberList;
  readonly #raised: (readonly ClassNumber[] | undefined)[] = [];
  /** By class: the class that was last found to lead to it. */
  readonly #raisedFrom: ClassNumber[] = [];

  constructor(drawn: readonly CardSet[], budget: Budget) {
    this.drawn = drawn;
    this.#budget = budget;
    this.#classOf = new NumberMap(budget);
    this.#members = new NumberList(budget);
    this.#gains = new NumberList(budget);
    this.#first = new NumberList(budget);
    this.#firstGain = new NumberList(budget);
    this.#facts = new NumberList(budget);
    this.#later = new NumberList(budget);
  }

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
    const list: ClassNumber[] = [];
    const stage = this.stageOf(number);
    const end = number + 1 < this.#firstGain.length ? this.#firstGain.at(number + 1) : this.#gains.length;
    for (let index = this.#firstGain.at(number); index < end; index++) {
      this.#budget.node();
      const next = this.classOf(this.#gains.at(index), stage);
      if (this.#raisedFrom[next] === number) continue;
      this.#raisedFrom[next] = number;
      list.push(next);
    }
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
    const moves = this.#moves;
    this.#first.push(this.#members.length);
    this.#firstGain.push(this.#gains.length);
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
      for (let gain = 0; gain < moves.gainCount; gain++) this.#gains.push(moves.gains[gain] as number);
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
