import type { tombOfFourKings } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { PUZZLES as CHANCES } from "./chances/tomb-of-four-kings.js";
import { PUZZLES } from "./sets/tomb-of-four-kings.js";
import type { ToCome } from "./to-come.js";

export const set = PUZZLES;
export const chances = CHANCES;

/** TK-40: the pack. */
export function toCome(state: unknown): readonly ToCome[] {
  const { pack } = state as tombOfFourKings.State;
  return pack.length === 0 ? [] : [{ name: "Pack, next first", cards: codesOf(pack) }];
}
