import type { kingsKeys } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/kings-keys";
import { PUZZLES } from "./sets/kings-keys.js";
import type { ToCome } from "./to-come.js";

export const set = PUZZLES;
/** None: one was found in some sixty games. */
export const chances = "";

/** KK-6: the draw pile. */
export function toCome(state: unknown): readonly ToCome[] {
  const { draw } = state as kingsKeys.State;
  return draw.length === 0 ? [] : [{ name: "Draw pile, next first", cards: codesOf(draw) }];
}
