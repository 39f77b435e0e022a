import { layoutOf, Net, type Shape } from "./net.js";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes as base64, without filling at the end. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const here = Math.min(3, bytes.length - at);
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit <= here; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** The bytes that {@link toBase64} wrote; undefined for any other text. */
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
const FORMAT = 1;

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

/** The finest step: smaller weights say nothing. */
const FINEST = -20;

interface Row {
  readonly from: number;
  readonly to: number;
  /** How many bytes a weight takes. */
  readonly bytes: 1 | 2;
}

function rowsOf(shape: Shape): readonly Row[] {
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

/** Writes weights as a model, each rounded to the next step of its row. */
export function modelOf(game: string, version: number, { shape, weights }: Net): Model {
  const written: number[] = [];
  for (const { from, to, bytes } of rowsOf(shape)) {
    const row = weights.subarray(from, to);
    const exponent = stepOf(row, bytes === 1 ? 127 : 32_767);
    written.push(exponent & 0xff);
    for (const weight of row) {
      const steps = Math.round(weight / powerOfTwo(exponent));
      written.push(steps & 0xff);
      if (bytes === 2) written.push((steps >> 8) & 0xff);
    }
  }
  return { format: FORMAT, game, version, shape, weights: toBase64(Uint8Array.from(written)) };
}

/** The exponent of the power of two that makes the greatest weight at most `most` steps. */
function stepOf(row: Float64Array, most: number): number {
  let exponent = FINEST;
  for (const weight of row) while (Math.abs(weight) > most * powerOfTwo(exponent)) exponent++;
  return exponent;
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
function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let times = 0; times < exponent; times++) power *= 2;
  for (let times = 0; times > exponent; times--) power /= 2;
  return power;
}
