import { fromBase64, toBase64 } from "./base64.js";
import { layoutOf, Net, type Shape } from "./net.js";

/** The version of the format below: what was written in another one is refused. */
const FORMAT = 1;

/**
 * A trained net as it is committed. `weights` is base64: for each of the three layers the power of two that its weights are
 * multiples of, as a signed byte, then its weights as signed 16-bit numbers, low byte first, in the net's order.
 */
export interface Model {
  readonly format: number;
  /** The id of the game. */
  readonly game: string;
  /** Counts the trainings of this game that were committed: advice of two versions may differ. */
  readonly version: number;
  readonly shape: Shape;
  readonly weights: string;
}

const MOST_WEIGHT = 32_767;
/** The finest step: smaller weights say nothing. */
const FINEST = -20;

/** Writes weights as a model, each rounded to the next step of its layer. */
export function modelOf(game: string, version: number, { shape, weights }: Net): Model {
  const bytes: number[] = [];
  for (const [from, to] of layersOf(shape)) {
    const layer = weights.subarray(from, to);
    const exponent = stepOf(layer);
    bytes.push(exponent & 0xff);
    for (const weight of layer) {
      const steps = Math.round(weight / powerOfTwo(exponent));
      bytes.push(steps & 0xff, (steps >> 8) & 0xff);
    }
  }
  return { format: FORMAT, game, version, shape, weights: toBase64(Uint8Array.from(bytes)) };
}

/** The power of two that makes the greatest weight fit. */
function stepOf(layer: Float64Array): number {
  let exponent = FINEST;
  for (const weight of layer) while (Math.abs(weight) > MOST_WEIGHT * powerOfTwo(exponent)) exponent++;
  return exponent;
}

/** The net of a model. Throws for one that is not whole: models are part of the program. */
export function netOf({ format, game, shape, weights: text }: Model): Net {
  if (format !== FORMAT) throw new Error(`model of ${game}: format ${format}, not ${FORMAT}`);
  const weights = new Float64Array(layoutOf(shape).size);
  const bytes = fromBase64(text);
  const layers = layersOf(shape);
  if (bytes?.length !== layers.length + 2 * weights.length) {
    throw new Error(`model of ${game}: the weights are not those of ${JSON.stringify(shape)}`);
  }
  const data = new DataView(bytes.buffer);
  let at = 0;
  for (const [from, to] of layers) {
    const step = powerOfTwo(data.getInt8(at++));
    for (let weight = from; weight < to; weight++, at += 2) weights[weight] = data.getInt16(at, true) * step;
  }
  return new Net(shape, weights);
}

/** Where each layer begins and ends. */
function layersOf(shape: Shape): readonly (readonly [number, number])[] {
  const { second, output, size } = layoutOf(shape);
  return [
    [0, second],
    [second, output],
    [output, size],
  ];
}

/** Exact, as doubling and halving are. */
function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let times = 0; times < exponent; times++) power *= 2;
  for (let times = 0; times > exponent; times--) power /= 2;
  return power;
}
