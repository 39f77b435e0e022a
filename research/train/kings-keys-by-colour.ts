import type { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import type { Net } from "../../packages/solver/src/evaluation/net.js";
import type { BeliefState } from "../../packages/solver/src/games/kings-keys/belief-state.js";
import type { ColourState } from "../../packages/solver/src/games/kings-keys/colour-states.js";
import { writeColour, writeTable } from "../../packages/solver/src/games/kings-keys/inputs.js";
import { ValueFunction } from "../../packages/solver/src/games/kings-keys/value-function.js";

/** Writes a table, then each colour as a group: the first layer is cut off for each colour, and then added up. */
export function writeByColour(belief: BeliefState, inputs: Inputs): void {
  inputs.clear();
  writeTable(belief, inputs);
  for (const colour of belief.colours) {
    inputs.beginGroup();
    writeColour(belief.states, colour, inputs);
  }
}

/** Values positions by a net whose groups are the colours; what a colour adds before the cut is found once. */
export class ByColour extends ValueFunction {
  readonly #places = new Map<ColourState, number>();
  readonly #at = [0, 0, 0, 0];
  readonly #common: Float64Array;
  #sums: Float64Array;

  constructor(net: Net) {
    super(net);
    this.#common = new Float64Array(net.shape.first);
    this.#sums = new Float64Array(1024 * net.shape.first);
  }

  override forget(): void {
    super.forget();
    this.#places.clear();
  }

  protected override evaluateTable(belief: BeliefState): void {
    for (let colour = 0; colour < 4; colour++) {
      this.#at[colour] = this.#placeOf(belief, belief.colours[colour] as ColourState);
    }
    this.inputs.clear();
    writeTable(belief, this.inputs);
    this.net.writePart(this.inputs, this.#common, 0);
    this.net.evaluateGroups(this.#common, 0, this.#sums, this.#at);
  }

  #placeOf({ states }: BeliefState, state: ColourState): number {
    const known = this.#places.get(state);
    if (known !== undefined) return known;
    const units = this.net.shape.first;
    const place = this.#places.size * units;
    if (place + units > this.#sums.length) {
      const longer = new Float64Array(2 * this.#sums.length);
      longer.set(this.#sums);
      this.#sums = longer;
    }
    this.inputs.clear();
    writeColour(states, state, this.inputs);
    this.net.writePart(this.inputs, this.#sums, place);
    this.#places.set(state, place);
    return place;
  }
}
