import type { Random } from "@tetrarch/engine";
import { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import { type Layout, layoutOf, Net, type Shape } from "../../packages/solver/src/evaluation/net.js";
import type { Samples } from "./samples.js";

/** How fast the means of the gradients and of their squares follow, and what keeps the quotient finite (Adam). */
const [FOLLOW, FOLLOW_SQUARES, LEAST] = [0.9, 0.999, 1e-8] as const;

/** Sets weights to begin with: random in the hidden layers, so that units differ, and 0 in the last, so that it says a half. */
export function freshWeights(shape: Shape, random: Random): Float64Array {
  const { firstBias, second, secondBias, size } = layoutOf(shape);
  const weights = new Float64Array(size);
  const uniform = () => random(0x8000_0000) / 0x4000_0000 - 1;
  for (let at = 0; at < firstBias; at++) weights[at] = 0.15 * uniform();
  for (let at = second; at < secondBias; at++) weights[at] = Math.sqrt(6 / shape.first) * uniform();
  return weights;
}

/** Fits a net to samples: stochastic gradients of the cross entropy, stepped by Adam (Kingma and Ba, 2015). */
export class Learner {
  readonly net: Net;
  /** The means that Adam keeps, and how many steps were made: what a checkpoint must hold beside the weights. */
  readonly means: Float64Array;
  readonly squares: Float64Array;
  steps = 0;
  readonly #gradient: Float64Array;
  readonly #layout: Layout;
  readonly #inputs = new Inputs();
  readonly #atFirst: Float64Array;
  readonly #atSecond: Float64Array;
  readonly #atGroup: Float64Array;
  readonly #atCommon: Float64Array;

  constructor(shape: Shape, weights: Float64Array) {
    this.net = new Net(shape, weights);
    this.#layout = layoutOf(shape);
    this.means = new Float64Array(weights.length);
    this.squares = new Float64Array(weights.length);
    this.#gradient = new Float64Array(weights.length);
    this.#atFirst = new Float64Array(shape.first);
    this.#atSecond = new Float64Array(shape.second);
    this.#atGroup = new Float64Array(shape.first);
    this.#atCommon = new Float64Array(shape.first);
  }

  /**
   * Goes once through the samples in random order.
   * @returns the mean of the squared errors before each step, over the outputs
   */
  learn(samples: Samples, random: Random, rate: number, batch: number): number {
    const order = Uint32Array.from({ length: samples.count }, (_, index) => index);
    for (let last = order.length - 1; last > 0; last--) {
      const other = random(last + 1);
      const held = order[last] as number;
      order[last] = order[other] as number;
      order[other] = held;
    }
    let error = 0;
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch);
      this.#gradient.fill(0);
      for (let at = from; at < to; at++) error += this.#add(samples, order[at] as number);
      this.#step(rate, to - from);
    }
    return error / Math.max(1, samples.count * samples.outputs);
  }

  /** Adds the gradient of one sample. Returns its squared error. */
  #add(samples: Samples, sample: number): number {
    samples.read(sample, this.#inputs);
    this.net.evaluate(this.#inputs);
    const error = this.#backFromOutputs(samples, sample);
    this.#backFromSecond();
    this.#backFromFirst();
    return error;
  }

  #backFromOutputs({ targets, outputs }: Samples, sample: number): number {
    const { net } = this;
    const { output, outputBias } = this.#layout;
    const gradient = this.#gradient;
    this.#atSecond.fill(0);
    let squared = 0;
    for (let unit = 0; unit < outputs; unit++) {
      const wrong = (net.outputs[unit] as number) - (targets[sample * outputs + unit] as number);
      squared += wrong * wrong;
      gradient[outputBias + unit] = (gradient[outputBias + unit] as number) + wrong;
      for (let before = 0; before < net.second.length; before++) {
        const value = net.second[before] as number;
        if (value <= 0) continue;
        const at = output + before * outputs + unit;
        gradient[at] = (gradient[at] as number) + wrong * value;
        this.#atSecond[before] = (this.#atSecond[before] as number) + wrong * (net.weights[at] as number);
      }
    }
    return squared;
  }

  #backFromSecond(): void {
    const { net } = this;
    const { second, secondBias } = this.#layout;
    const gradient = this.#gradient;
    const units = net.second.length;
    for (let unit = 0; unit < units; unit++) {
      const slope = this.#atSecond[unit] as number;
      gradient[secondBias + unit] = (gradient[secondBias + unit] as number) + slope;
    }
    for (let before = 0; before < net.first.length; before++) {
      const value = net.first[before] as number;
      if (value <= 0) {
        this.#atFirst[before] = 0;
        continue;
      }
      const row = second + before * units;
      let slope = 0;
      for (let unit = 0; unit < units; unit++) {
        const above = this.#atSecond[unit] as number;
        gradient[row + unit] = (gradient[row + unit] as number) + value * above;
        slope += above * (net.weights[row + unit] as number);
      }
      this.#atFirst[before] = slope;
    }
  }

  #backFromFirst(): void {
    const { groups, groupStarts, count } = this.#inputs;
    const slopes = this.#atFirst;
    if (groups === 0) {
      this.#backTo(0, count, slopes);
      this.#backToBias(slopes);
      return;
    }
    const { ofGroups } = this.net;
    const ofGroup = this.#atGroup;
    const ofAll = this.#atCommon.fill(0);
    for (let group = 0; group < groups; group++) {
      for (let unit = 0; unit < slopes.length; unit++) {
        const isCut = ofGroups[group * slopes.length + unit] === 0;
        ofGroup[unit] = isCut ? 0 : (slopes[unit] as number);
        ofAll[unit] = (ofAll[unit] as number) + (ofGroup[unit] as number);
      }
      const end = group + 1 < groups ? (groupStarts[group + 1] as number) : count;
      this.#backTo(groupStarts[group] as number, end, ofGroup);
    }
    this.#backTo(0, groupStarts[0] as number, ofAll);
    this.#backToBias(ofAll);
  }

  #backToBias(slopes: Float64Array): void {
    const { firstBias } = this.#layout;
    const gradient = this.#gradient;
    for (let unit = 0; unit < slopes.length; unit++) {
      gradient[firstBias + unit] = (gradient[firstBias + unit] as number) + (slopes[unit] as number);
    }
  }

  /** To the weights of the inputs from one place to before another. */
  #backTo(from: number, to: number, slopes: Float64Array): void {
    const gradient = this.#gradient;
    const units = slopes.length;
    const { indices, values } = this.#inputs;
    for (let input = from; input < to; input++) {
      const value = values[input] as number;
      const row = (indices[input] as number) * units;
      for (let unit = 0; unit < units; unit++) {
        gradient[row + unit] = (gradient[row + unit] as number) + value * (slopes[unit] as number);
      }
    }
  }

  #step(rate: number, count: number): void {
    const { means, squares } = this;
    const { weights } = this.net;
    const gradient = this.#gradient;
    this.steps++;
    const unbias = 1 - power(FOLLOW, this.steps);
    const unbiasSquares = 1 - power(FOLLOW_SQUARES, this.steps);
    for (let at = 0; at < weights.length; at++) {
      const slope = (gradient[at] as number) / count;
      const mean = FOLLOW * (means[at] as number) + (1 - FOLLOW) * slope;
      const square = FOLLOW_SQUARES * (squares[at] as number) + (1 - FOLLOW_SQUARES) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      const scale = Math.sqrt(square / unbiasSquares) + LEAST;
      weights[at] = (weights[at] as number) - (rate * (mean / unbias)) / scale;
    }
  }
}

/** The same on every machine, as `Math.pow` need not be. */
function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}
