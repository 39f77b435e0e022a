import type { Suit } from "./drawing.js";
import { MAN, NECK, SMOOTH } from "./faces.js";
import { cut, disc, even, laid, type Part, piece, twice } from "./shapes.js";
import { SIGNS } from "./signs.js";

/** A tall hat with a wide brim and a spade on it; a white beard down to the belt. */
const SPADES: Part = [
  piece("line", even("M0 -30L36 -30C42 0 40 40 30 56C22 66 8 72 0 84")),
  ...MAN,
  piece("paper", even("M0 13C8 8 16 14 23 8C28 2 29 -8 31 -14C36 20 34 42 25 52C16 60 6 66 0 78")),
  cut("line", twice("M2 18Q12 13 20 20M9 34Q12 48 7 60M20 30Q24 42 18 50")),
  piece("robe", "M-32 -30C-20 -50 -10 -74 6 -98C10 -80 22 -50 34 -30Z"),
  piece("line", "M6 -98C10 -80 22 -50 34 -30L16 -30C16 -56 12 -78 6 -98Z"),
  piece("robe", "M-70 -24C-40 -46 40 -46 70 -24C40 -16 -40 -16 -70 -24Z"),
  cut("gold", "M-34 -33Q0 -42 34 -33", 6),
  ...laid(SIGNS.S, { x: -3, y: -56, scale: 0.9 }),
];

/** An enchantress: a crooked hat, dark hair in a long wave. */
const HEARTS: Part = [
  piece(
    "line",
    "M-30 -30C-46 -10 -34 14 -46 34C-54 50 -44 66 -28 62L28 62C48 66 56 48 46 32C36 12 46 -10 30 -30Z",
  ),
  ...NECK,
  ...SMOOTH,
  piece("line", even("M0 -32L28 -32L31 -2C22 -8 14 -16 0 -18")),
  piece("robe", "M-30 -30C-26 -56 -18 -76 2 -94Q28 -92 58 -66Q34 -72 26 -62Q28 -46 32 -30Z"),
  piece("line", "M2 -94Q28 -92 58 -66Q34 -72 26 -62Q20 -78 2 -94Z"),
  piece("line", "M-68 -22C-34 -46 34 -46 68 -22C34 -14 -34 -14 -68 -22Z"),
  cut("gold", "M-31 -36Q0 -46 32 -36", 7),
];

const PROFILE = "M-22 -34L-23 -16L-40 2Q-40 9 -28 8L-30 14L-26 18";

/** Seen from the side: a hooked nose, a cap that falls back, a beard thrust forward. */
const DIAMONDS: Part = [
  piece("skin", `${PROFILE}L-20 34L26 34L26 -34Z`),
  cut("line", PROFILE),
  piece(
    "line",
    "M6 -34L34 -34C42 -10 44 24 36 46L10 46C-4 60 -24 72 -52 74C-44 62 -40 48 -36 36C-32 24 -24 18 -12 20C4 18 8 -4 6 -34Z",
  ),
  cut("paper", "M-24 34Q-28 50 -38 62M-8 36Q-12 48 -22 58M20 -14Q26 10 20 30"),
  cut("line", "M-24 -13Q-16 -18 -8 -14M-22 -4Q-16 -8 -9 -4"),
  disc("line", -16.5, -3, 3.6),
  piece("robe", "M-32 -30C-22 -62 -12 -90 22 -98Q50 -96 54 -72Q38 -78 36 -60Q35 -44 38 -28Z"),
  piece("line", "M22 -98Q50 -96 54 -72Q38 -78 36 -60Q35 -44 38 -28L18 -29C20 -60 16 -84 22 -98Z"),
  piece("gold", "M-38 -38L37 -36L37 -24L-38 -26Z"),
];

/** A hooded hermit: of his face only eyes and a beard. */
const CLUBS: Part = [
  piece("robe", even("M0 -92C28 -80 45 -40 46 -8C47 24 50 44 52 60L0 70")),
  piece("line", even("M0 -56C24 -50 36 -26 34 4C32 24 18 34 0 34")),
  piece("gold", twice("M-22 -10Q-13 -18 -5 -8Q-14 -4 -22 -10Z")),
  piece("paper", even("M0 6L6 2C12 8 22 4 28 -2C38 24 24 50 0 80")),
  cut("line", twice("M9 22Q12 36 6 52")),
];

/** They hold their heads lower than the courts do, so that their hats find room. */
const lowered = (head: Part) => laid(head, { x: 0, y: 10 });

export const WIZARDS: Readonly<Record<Suit, Part>> = {
  S: lowered(SPADES),
  H: lowered(HEARTS),
  D: lowered(DIAMONDS),
  C: lowered(CLUBS),
};
