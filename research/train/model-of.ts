import {
  DIGITS,
  FORMAT,
  type Model,
  powerOfTwo,
  rowsOf,
} from "../../packages/solver/src/evaluation/model.js";
import type { Net } from "../../packages/solver/src/evaluation/net.js";

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

/** The finest step: smaller weights say nothing. */
const FINEST = -20;

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

/** The source of a game's `weights.ts`. @param rounds after how many the training was stopped; undefined where it was not */
export function moduleOf(model: Model, seed: number, rounds?: number): string {
  const { format, game, version, shape, weights } = model;
  const { inputs, first, second, outputs } = shape;
  const stop = rounds === undefined ? "" : ` --rounds ${rounds}`;
  return `import type { Model } from "../../evaluation/model.js";

/** Written by \`npm run research -- train ${game} --seed ${seed} --version ${version}${stop}\`; docs/evaluation.md says what it was measured at. */
export const WEIGHTS: Model = {
  format: ${format},
  game: "${game}",
  version: ${version},
  shape: { inputs: ${inputs}, first: ${first}, second: ${second}, outputs: ${outputs} },
  weights:
    "${weights}",
};
`;
}
