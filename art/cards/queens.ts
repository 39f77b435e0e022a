import type { Suit } from "./drawing.js";
import { NECK, SMOOTH } from "./faces.js";
import { cut, disc, even, type Part, piece, swung, twice } from "./shapes.js";

/** A dark veil down over the shoulders, lined with gold; a high pointed diadem. */
const SPADES: Part = [
  piece("line", even("M0 -56C30 -56 40 -36 42 -4C42 20 54 36 72 46L60 66L0 66")),
  piece("gold", even("M0 -34L30 -34C33 -4 30 18 38 34L34 40L0 40")),
  ...NECK,
  ...SMOOTH,
  piece("gold", even("M0 -84L11 -62L20 -66L21 -50L36 -54L32 -28L0 -34")),
  piece("red", "M0 -62L7 -50L0 -38L-7 -50Z"),
];

/** Golden waves to the shoulders, a diadem with a heart. */
const HEARTS: Part = [
  piece(
    "gold",
    even("M0 -54C26 -56 40 -40 39 -16C38 2 48 12 45 28C43 38 50 44 46 54C38 60 24 56 18 46L0 40"),
  ),
  ...NECK,
  ...SMOOTH,
  piece("gold", even("M0 -42L26 -38L31 -4L25 0C25 -18 18 -25 0 -30")),
  cut("line", twice("M36 2C32 14 40 26 34 40")),
  cut("line", "M-36 -30Q0 -48 36 -30"),
  piece("gold", even("M0 -54L14 -60L20 -54L36 -66L36 -40Q16 -50 0 -50")),
  piece("red", "M0 -70C2 -82 18 -82 18 -70C18 -60 8 -54 0 -46C-8 -54 -18 -60 -18 -70C-18 -82 -2 -82 0 -70Z"),
  disc("gold", -35, -66, 5),
  disc("gold", 35, -66, 5),
];

/** A ruff spread behind the head like a fan, hair combed high, a small crown with a lozenge. */
const DIAMONDS: Part = [
  piece("line", even("M0 -20L34 -30Q48 -32 52 -22Q66 -18 64 -3Q76 6 68 18Q74 32 60 38Q58 50 46 50L0 56")),
  piece("paper", even("M0 -16L35 -26Q45 -28 48 -18Q61 -15 59 -2Q70 7 63 18Q68 29 56 34Q55 45 45 46L0 52")),
  cut("line", twice("M30 -16L42 -22M31 2L57 -2M30 18L58 18M24 30L50 36")),
  ...NECK,
  piece("line", even("M0 -44C22 -60 40 -48 36 -24C34 -10 31 -2 27 2L0 2")),
  ...SMOOTH,
  piece("line", even("M0 -20C4 -32 18 -30 26 -6L31 -20L26 -40L0 -42")),
  piece("gold", even("M0 -46L0 -66L11 -58L20 -68L26 -46")),
  piece("gold", "M0 -86L9 -73L0 -60L-9 -73Z"),
  cut("accent", "M-24 -46L24 -46", 7),
  disc("gold", -29, 10, 5),
  disc("gold", 29, 10, 5),
];

const LEAF = "M0 -46Q-12 -60 0 -78Q12 -60 0 -46Z";

/** Braids coiled over the ears, a wreath of leaves. */
const CLUBS: Part = [
  disc("line", -36, 2, 18),
  disc("line", 36, 2, 18),
  cut("paper", twice("M35 -9C47 -9 49 9 38 11C30 12 29 4 35 2")),
  ...NECK,
  piece("line", even("M0 -50C24 -50 34 -36 33 -14L0 -10")),
  ...SMOOTH,
  piece("line", even("M0 -30C12 -26 22 -20 26 -6L32 -18L26 -42L0 -46")),
  ...[-0.08, -0.04, 0, 0.04, 0.08].map((turn) => piece("gold", swung(LEAF, turn))),
  cut("accent", "M-33 -33Q0 -58 33 -33", 6),
];

export const QUEENS: Readonly<Record<Suit, Part>> = { S: SPADES, H: HEARTS, D: DIAMONDS, C: CLUBS };
