import { ALL_GAINS, type Arrival, type ColourState, type ColourStates } from "./colour-states.js";
import type { VisibleTable } from "./conversion.js";
import { CARDS_IN_ALL, CELLS, COLOURS } from "./packed.js";

/** A table as the player knows it: four colours; each card of the draw pile is as likely to come next. */
export class BeliefState {
  readonly states: ColourStates;
  /** By colour. It may be changed: all else follows. */
  readonly colours: ColourState[] = [];

  constructor(states: ColourStates) {
    this.states = states;
  }

  /** Takes over what the player sees. */
  seeing({ positions, drawn }: Pick<VisibleTable, "positions" | "drawn">): void {
    for (let colour = 0; colour < COLOURS; colour++) {
      this.colours[colour] = this.states.of(positions[colour] as number, drawn[colour] as number);
    }
  }

  /** How many cards the draw pile has. */
  get left(): number {
    let left = 0;
    for (const { unseen } of this.colours) left += unseen;
    return left;
  }

  /** How many cards are about to come. */
  get due(): number {
    const { left } = this;
    let gains = 0;
    for (const colour of this.colours) gains += colour.gains;
    return Math.min(left, CELLS + gains - (CARDS_IN_ALL - left));
  }

  /** Whether nothing can be gained any more: though cards may still go back and forth, the game is as good as over. */
  get isOver(): boolean {
    return this.due === 0 && this.colours.every((colour) => this.states.next(colour).length === 0);
  }

  get isWon(): boolean {
    return this.colours.every(({ gains }) => gains === ALL_GAINS);
  }

  get books(): number {
    let books = 0;
    for (const colour of this.colours) books += colour.books;
    return books;
  }

  /** The states that the next card may bring a colour to, each with its number of cards. */
  arrivals(colour: number): readonly Arrival[] {
    return this.states.arrivals(this.colours[colour] as ColourState);
  }
}
