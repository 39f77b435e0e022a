import type { Suit } from "./drawing.js";
import { disc, even, type Part, piece } from "./shapes.js";

/** The suits in gold, 34 high, their middles at 0: embroidered on a cloak, or worn. */
export const SIGNS: Readonly<Record<Suit, Part>> = {
  S: [piece("gold", even("M0 -16C4 -8 14 -2 14 6C14 14 5 15 2.5 9Q4 14 7 17L0 17"))],
  H: [piece("gold", even("M0 -9C2 -16 14 -17 14 -6C14 4 4 8 0 16"))],
  D: [piece("gold", "M0 -17L12 0L0 17L-12 0Z")],
  C: [
    disc("gold", 0, -8, 7.5),
    disc("gold", -8, 3, 7.5),
    disc("gold", 8, 3, 7.5),
    piece("gold", even("M0 -4L2.5 0L7 17L0 17")),
  ],
};
