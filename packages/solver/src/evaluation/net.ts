import { type Inputs, MOST_GROUPS } from "./inputs.js";

const MOST_STEEP = 16;

/**
 * The logistic function but for its tails: a chance, 0 to 1, for any number.
 * It takes (1 + u + u²/2)¹⁶ in place of eˣ, u = x / 16: sums, products and a quotient, the same on every machine.
 */
export function squash(x: number): number {
  const u = x > MOST_STEEP ? 1 : x < -MOST_STEEP ? -1 : x / MOST_STEEP;
  const root = 1 + u + (u * u) / 2;
  const second = root * root;
  const fourth = second * second;
  const eighth = fourth * fourth;
  const power = eighth * eighth;
  return power / (1 + power);
}

/** How many units of the first layer are summed side by side. */
const ABREAST = 8;

/** How many numbers each layer of a net has. */
export interface Shape {
  readonly inputs: number;
  /** A multiple of 8. */
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/** Numbers of a layer that are not 0, each with its index. */
interface Summands {
  readonly indices: Uint16Array;
  readonly values: Float64Array;
}

/** Where the weights of each layer begin: by number of the layer before, then the biases. */
export interface Layout {
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly output: number;
  readonly outputBias: number;
  /** How many weights there are. */
  readonly size: number;
}

export function layoutOf({ inputs, first, second, outputs }: Shape): Layout {
  const firstBias = inputs * first;
  const secondAt = firstBias + first;
  const secondBias = secondAt + first * second;
  const output = secondBias + second;
  const outputBias = output + second * outputs;
  const size = outputBias + outputs;
  return { first: 0, firstBias, second: secondAt, secondBias, output, outputBias, size };
}

/**
 * A net of two hidden layers, each cut off below 0, whose outputs lie between 0 and 1.
 * Groups of inputs go through the first layer one by one; their results are added. The order of sums is fixed, so results are
 * the same to the bit on every machine. An evaluation allocates nothing.
 */
export class Net {
  readonly shape: Shape;
  readonly weights: Float64Array;
  /** What the last evaluation said. */
  readonly outputs: Float64Array;
  /** What the hidden layers held then, for training. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** What the first layer held of each group, one after the other. */
  readonly ofGroups: Float64Array;
  /** The sums of the inputs that are common to all groups. */
  readonly #common: Float64Array;
  readonly #zeros: Float64Array;
  /** Of the first layer those not cut off. */
  readonly #active: Summands;
  readonly #layout: Layout;

  /** @param weights as many as the layout says; they may change between evaluations */
  constructor(shape: Shape, weights: Float64Array) {
    this.shape = shape;
    this.weights = weights;
    this.#layout = layoutOf(shape);
    this.outputs = new Float64Array(shape.outputs);
    this.first = new Float64Array(shape.first);
    this.second = new Float64Array(shape.second);
    this.ofGroups = new Float64Array(MOST_GROUPS * shape.first);
    this.#common = new Float64Array(shape.first);
    this.#zeros = new Float64Array(shape.first);
    this.#active = { indices: new Uint16Array(shape.first), values: new Float64Array(shape.first) };
  }

  evaluate(inputs: Inputs): void {
    if (inputs.groups === 0) this.#toFirst(inputs);
    else this.#groupsToFirst(inputs);
    this.#toSecond();
    this.#toOutputs();
  }

  /** What inputs add to the sums of the first layer, to be handed to {@link evaluateWith} as often as they come again. */
  partOf(inputs: Inputs): Float64Array {
    const { firstBias } = this.#layout;
    this.#toFirst(inputs);
    return this.first.map((sum, unit) => sum - (this.weights[firstBias + unit] as number));
  }

  /** Evaluates inputs together with parts that were made of others. */
  evaluateWith(inputs: Inputs, parts: readonly Float64Array[]): void {
    const { first } = this;
    this.#toFirst(inputs);
    for (const part of parts) {
      for (let unit = 0; unit < first.length; unit++) {
        first[unit] = (first[unit] as number) + (part[unit] as number);
      }
    }
    this.#toSecond();
    this.#toOutputs();
  }

  /** Writes what inputs add to the sums of the first layer, to be handed to {@link evaluateGroups}. */
  writePart(inputs: Inputs, into: Float64Array, at: number): void {
    this.#sum(inputs, 0, inputs.count, 0, this.first.length, this.#zeros, 0, into, at);
  }

  /**
   * Evaluates grouped inputs from their parts of the first layer: the common part and that of each group.
   * It equals {@link evaluate} to the bit where weights are rounded as a model's are: such sums are exact in any order.
   */
  evaluateGroups(
    common: Float64Array,
    commonAt: number,
    ofGroups: Float64Array,
    groupsAt: readonly number[],
  ): void {
    const { first, weights } = this;
    const { firstBias } = this.#layout;
    const [g0 = 0, g1 = 0, g2 = 0, g3 = 0] = groupsAt;
    for (let unit = 0; unit < first.length; unit++) {
      const shared = (weights[firstBias + unit] as number) + (common[commonAt + unit] as number);
      const a = shared + (ofGroups[g0 + unit] as number);
      const b = shared + (ofGroups[g1 + unit] as number);
      const c = shared + (ofGroups[g2 + unit] as number);
      const d = shared + (ofGroups[g3 + unit] as number);
      first[unit] = (a > 0 ? a : 0) + (b > 0 ? b : 0) + (c > 0 ? c : 0) + (d > 0 ? d : 0);
    }
    this.#toSecond();
    this.#toOutputs();
  }

  #toFirst(inputs: Inputs): void {
    this.#sum(
      inputs,
      0,
      inputs.count,
      0,
      this.first.length,
      this.weights,
      this.#layout.firstBias,
      this.first,
      0,
    );
  }

  #groupsToFirst(inputs: Inputs): void {
    const { first, ofGroups } = this;
    const { groups, groupStarts, count } = inputs;
    const common = this.#common;
    const units = first.length;
    this.#sum(inputs, 0, groupStarts[0] as number, 0, units, this.weights, this.#layout.firstBias, common, 0);
    first.fill(0);
    for (let group = 0; group < groups; group++) {
      const end = group + 1 < groups ? (groupStarts[group + 1] as number) : count;
      const at = group * units;
      this.#sum(inputs, groupStarts[group] as number, end, 0, units, common, 0, ofGroups, at);
      for (let unit = 0; unit < units; unit++) {
        const value = ofGroups[at + unit] as number;
        if (value > 0) first[unit] = (first[unit] as number) + value;
        else ofGroups[at + unit] = 0;
      }
    }
  }

  /**
   * Adds the weighted numbers of a layer, `from` to before `to`, to the given sums of the next layer.
   * Eight units at a time, whose sums stay in registers. The weights begin at `rows`.
   */
  #sum(
    { indices, values }: Summands,
    from: number,
    to: number,
    rows: number,
    units: number,
    given: Float64Array,
    givenAt: number,
    into: Float64Array,
    intoAt: number,
  ): void {
    const { weights } = this;
    for (let unit = 0; unit < units; unit += ABREAST) {
      const start = givenAt + unit;
      let a = given[start] as number;
      let b = given[start + 1] as number;
      let c = given[start + 2] as number;
      let d = given[start + 3] as number;
      let e = given[start + 4] as number;
      let f = given[start + 5] as number;
      let g = given[start + 6] as number;
      let h = given[start + 7] as number;
      for (let input = from; input < to; input++) {
        const value = values[input] as number;
        const at = rows + (indices[input] as number) * units + unit;
        a += value * (weights[at] as number);
        b += value * (weights[at + 1] as number);
        c += value * (weights[at + 2] as number);
        d += value * (weights[at + 3] as number);
        e += value * (weights[at + 4] as number);
        f += value * (weights[at + 5] as number);
        g += value * (weights[at + 6] as number);
        h += value * (weights[at + 7] as number);
      }
      const end = intoAt + unit;
      into[end] = a;
      into[end + 1] = b;
      into[end + 2] = c;
      into[end + 3] = d;
      into[end + 4] = e;
      into[end + 5] = f;
      into[end + 6] = g;
      into[end + 7] = h;
    }
  }

  #toSecond(): void {
    const { weights, first, second } = this;
    const active = this.#active;
    let count = 0;
    for (let before = 0; before < first.length; before++) {
      const value = first[before] as number;
      if (value > 0) {
        active.indices[count] = before;
        active.values[count++] = value;
      } else first[before] = 0;
    }
    const { second: rows, secondBias } = this.#layout;
    this.#sum(active, 0, count, rows, second.length, weights, secondBias, second, 0);
  }

  #toOutputs(): void {
    const { weights, second, outputs } = this;
    const units = outputs.length;
    const layout = this.#layout;
    for (let unit = 0; unit < units; unit++) outputs[unit] = weights[layout.outputBias + unit] as number;
    for (let before = 0; before < second.length; before++) {
      const value = second[before] as number;
      if (value <= 0) {
        second[before] = 0;
        continue;
      }
      const row = layout.output + before * units;
      for (let unit = 0; unit < units; unit++) {
        outputs[unit] = (outputs[unit] as number) + value * (weights[row + unit] as number);
      }
    }
    for (let unit = 0; unit < units; unit++) outputs[unit] = squash(outputs[unit] as number);
  }
}
