import type { kingsKeys } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/kings-keys";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/kings-keys.js";
export { PUZZLES as set } from "./sets/kings-keys.js";

/** KK-6: the draw pile. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { draw } = state as kingsKeys.State;
  return hiddenPile("Draw pile, next first", codesOf(draw));
}
