import { layoutOf, Net, type Shape } from "./net.js";

export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64 without filling at the end; undefined for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  const isWhole = text.length % 4 !== 1 && (held & ((1 << bits) - 1)) === 0;
  return isWhole ? bytes : undefined;
}

/** The version of the format below: what was written in another one is refused. */
export const FORMAT = 1;

/**
 * A trained net as it is committed. `weights` is base64, row by row.
 * A row holds the weights of one number of the layer before, or the biases of a layer: a signed byte, the power of two that
 * the weights are multiples of, then signed numbers, 8 bits for rows of inputs, else 16 bits, low byte first.
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

/** A row of weights in the list of all. */
interface Row {
  readonly from: number;
  readonly to: number;
  /** How many bytes a weight takes. */
  readonly bytes: 1 | 2;
}

/** The rows of a model in their order. */
export function rowsOf(shape: Shape): readonly Row[] {
  const { firstBias, size } = layoutOf(shape);
  const { inputs, first, second, outputs } = shape;
  const units = [
    ...new Array<number>(inputs + 1).fill(first),
    ...new Array<number>(first + 1).fill(second),
    ...new Array<number>(second + 1).fill(outputs),
  ];
  const rows: Row[] = [];
  for (let from = 0, row = 0; from < size; from += units[row++] as number) {
    rows.push({ from, to: from + (units[row] as number), bytes: from < firstBias ? 1 : 2 });
  }
  return rows;
}

/** The net of a model. Throws for one that is not whole: models are part of the program. */
export function netOf({ format, game, shape, weights: text }: Model): Net {
  if (format !== FORMAT) throw new Error(`model of ${game}: format ${format}, not ${FORMAT}`);
  const rows = rowsOf(shape);
  const read = fromBase64(text);
  const length = rows.reduce((sum, { from, to, bytes }) => sum + 1 + (to - from) * bytes, 0);
  if (read?.length !== length) {
    throw new Error(`model of ${game}: the weights are not those of ${JSON.stringify(shape)}`);
  }
  const data = new DataView(read.buffer);
  const weights = new Float64Array(layoutOf(shape).size);
  let at = 0;
  for (const { from, to, bytes } of rows) {
    const step = powerOfTwo(data.getInt8(at++));
    for (let weight = from; weight < to; weight++, at += bytes) {
      weights[weight] = (bytes === 1 ? data.getInt8(at) : data.getInt16(at, true)) * step;
    }
  }
  return new Net(shape, weights);
}

/** Exact, as doubling and halving are. */
export function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let times = 0; times < exponent; times++) power *= 2;
  for (let times = 0; times > exponent; times--) power /= 2;
  return power;
}
