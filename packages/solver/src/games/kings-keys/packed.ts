import type { kingsKeys } from "@tetrarch/engine";
import { colourOf } from "@tetrarch/engine/kings-keys";
import { bitCount } from "../../search/tables.js";

/**
 * One colour of a position in 24 bits, two for each of its cards of number 2 to 4, 2A 2S 2C 2K 3A … 4K, lowest first.
 * 0: at the bottom of a stack or not drawn; else the item (0–3) of the card below, exclusive-or its own, never 0 (KK-2).
 * A stack of four is a book that has left.
 */
export type ColourPosition = number;

/** Cards of one colour, one bit each: bit (number − 1) × 4 + item. */
export type CardSet = number;

export const COLOURS = 4;
/** The cards of a colour that can lie on another: its numbers 2 to 4. */
export const UPPER_CARDS = 12;
export const CARDS_IN_ALL = 64;
/** Cells of the field: gains (links and books) and these are the cards drawn, while the draw pile lasts. */
export const CELLS = 16;

/** The two bits of the card `upper`, 0 for 2A to 11 for 4K. */
export function linkOf(position: ColourPosition, upper: number): number {
  return (position >>> (2 * upper)) & 3;
}

/** The bit of the card that `upper` lies on when its link is `link`. */
export function cardUnder(upper: number, link: number): CardSet {
  return 1 << ((upper & 12) | ((upper & 3) ^ link));
}

/** The bit of the card `upper` itself. */
export function cardBit(upper: number): CardSet {
  return 16 << upper;
}

/** The links of the books of a position: both bits of each. */
export function bookLinks(position: ColourPosition): number {
  let links = 0;
  for (let four = 8; four < UPPER_CARDS; four++) {
    const onThree = linkOf(position, four);
    if (onThree === 0) continue;
    const three = 4 | ((four & 3) ^ onThree);
    const onTwo = linkOf(position, three);
    if (onTwo === 0) continue;
    const two = (three & 3) ^ onTwo;
    if (linkOf(position, two) !== 0) links |= (3 << (2 * four)) | (3 << (2 * three)) | (3 << (2 * two));
  }
  return links;
}

/** How many books of the colour have left. */
export function booksOf(position: ColourPosition): number {
  return bitCount(bookLinks(position)) / 6;
}

/** Links and books: what the colour has added to the cards drawn. */
export function gainsOf(position: ColourPosition): number {
  const links = (position | (position >>> 1)) & 0x555555;
  return bitCount(links) + booksOf(position);
}

/** The cards that are not in the draw pile: part of a position of the engine's, or seen in a view. */
export type OpenCards = Pick<kingsKeys.State, "field" | "books">;

export function colourPositions({ field, books }: OpenCards): ColourPosition[] {
  const positions = new Array<ColourPosition>(COLOURS).fill(0);
  for (const stacks of [field, books]) {
    for (const stack of stacks) {
      for (let height = 1; height < stack.length; height++) {
        const card = stack[height] as number;
        const link = (card ^ (stack[height - 1] as number)) & 3;
        (positions[colourOf(card)] as number) |= link << (2 * ((card & 15) - 4));
      }
    }
  }
  return positions;
}

export function drawnCards({ field, books }: OpenCards): CardSet[] {
  const sets = new Array<CardSet>(COLOURS).fill(0);
  for (const stacks of [field, books]) {
    for (const stack of stacks) {
      for (const card of stack) (sets[colourOf(card)] as number) |= 1 << (card & 15);
    }
  }
  return sets;
}

/** When the cards still to come arrive. Time is how many cards are drawn. */
export interface Arrivals {
  /** Cards drawn now. */
  readonly start: number;
  /** By time: the colour of the next card. */
  readonly nextColour: readonly number[];
  /** By colour, by stage: its cards drawn. */
  readonly drawn: readonly (readonly CardSet[])[];
  /** By colour, by time: its stage. */
  readonly stageAt: readonly (readonly number[])[];
}

export function arrivalsOf(state: kingsKeys.State): Arrivals {
  const start = CARDS_IN_ALL - state.draw.length;
  const drawn = drawnCards(state).map((cards) => [cards]);
  const stageAt: number[][] = Array.from({ length: COLOURS }, () => []);
  const nextColour: number[] = [];
  for (let time = start; time <= CARDS_IN_ALL; time++) {
    for (const [colour, sets] of drawn.entries()) (stageAt[colour] as number[])[time] = sets.length - 1;
    const next = state.draw[time - start];
    if (next === undefined) break;
    const colour = colourOf(next);
    nextColour[time] = colour;
    const sets = drawn[colour] as CardSet[];
    sets.push((sets[sets.length - 1] as CardSet) | (1 << (next & 15)));
  }
  return { start, nextColour, drawn, stageAt };
}
