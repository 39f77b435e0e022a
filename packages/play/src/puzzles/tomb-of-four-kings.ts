import type { tombOfFourKings } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/tomb-of-four-kings.js";
export { PUZZLES as set } from "./sets/tomb-of-four-kings.js";

/** TK-40: the pack. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { pack } = state as tombOfFourKings.State;
  return hiddenPile("Pack, next first", codesOf(pack));
}
