import type { tombOfFourKings } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { PUZZLES as CHANCES } from "./chances/tomb-of-four-kings.js";
import { type HiddenSequence, hiddenPile } from "./hidden-sequences.js";
import { PUZZLES } from "./sets/tomb-of-four-kings.js";

export const set = PUZZLES;
export const chances = CHANCES;

/** TK-40: the pack. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { pack } = state as tombOfFourKings.State;
  return hiddenPile("Pack, next first", codesOf(pack));
}
