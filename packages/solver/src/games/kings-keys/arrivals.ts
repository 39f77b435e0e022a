import type { kingsKeys } from "@tetrarch/engine";
import { colourOf } from "@tetrarch/engine/kings-keys";
import { CARDS_IN_ALL, type CardSet, COLOURS, drawnCards } from "./packed.js";

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
