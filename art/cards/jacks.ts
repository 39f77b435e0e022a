import type { Suit } from "./drawing.js";
import { RUFF, SMOOTH } from "./faces.js";
import { cut, disc, even, type Part, piece, twice } from "./shapes.js";

const PROFILE = "M-21 -34L-23 -14L-34 5Q-33 9 -26 8L-28 14L-25 17L-28 22L-24 26Q-25 36 -13 36L3 30";

/** Seen from the side: a beret, a long feather. */
const SPADES: Part = [
  piece("skin", `${PROFILE}L4 44L28 44L26 -34Z`),
  ...RUFF.slice(2),
  cut("line", PROFILE),
  piece("line", "M-6 -34L31 -34C43 -10 41 16 34 34C20 40 10 36 5 27C9 10 -6 2 -6 -34Z"),
  cut("line", "M-24 -13Q-18 -17 -11 -14M-23 -4Q-17 -8 -11 -4"),
  disc("line", -17.5, -3, 3.6),
  piece("red", "M-29 17.5Q-22 13 -17 18Q-22 23 -29 17.5Z"),
  piece("accent", "M-33 -32C-40 -58 4 -68 30 -56C46 -48 46 -34 38 -28Z"),
  cut("gold", "M-32 -30L37 -28", 7),
  piece(
    "gold",
    "M-26 -36C-34 -66 -8 -86 26 -84C40 -82 46 -72 44 -60C34 -68 18 -70 4 -62C-10 -56 -18 -48 -26 -36Z",
  ),
  cut("line", "M-24 -42C-18 -62 4 -74 28 -75"),
];

/** Curls, a flat cap, a feather upright. */
const HEARTS: Part = [
  ...[-1, 1].flatMap((side) => [
    disc("gold", side * 29, -20, 10),
    disc("gold", side * 34, -5, 11),
    disc("gold", side * 33, 12, 11),
    disc("gold", side * 26, 25, 9),
  ]),
  ...RUFF,
  ...SMOOTH,
  disc("gold", -18, -28, 9),
  disc("gold", -4, -30, 9),
  disc("gold", 10, -30, 9),
  piece("accent", "M-26 -44C-40 -56 -40 -74 -30 -86C-14 -78 -8 -62 -12 -46Z"),
  cut("paper", "M-20 -50L-27 -72"),
  piece("robe", "M-37 -36C-38 -48 -20 -58 8 -62C38 -64 52 -46 42 -32C10 -40 -20 -38 -37 -36Z"),
  cut("line", "M-37 -35C-14 -39 14 -39 41 -31", 6),
];

/** A hat with a long point, hair cut straight, a feather lying back. */
const DIAMONDS: Part = [
  piece("line", even("M0 -34L31 -34C37 -10 37 10 39 30L20 36L0 36")),
  ...RUFF,
  ...SMOOTH,
  piece("line", even("M0 -34L28 -34L31 -12Q14 -19 0 -19")),
  piece("robe", "M-18 -46C-14 -66 -4 -80 8 -80C22 -78 30 -60 33 -42Z"),
  piece("gold", "M-76 -14L-20 -50L38 -48L43 -26L-10 -30Z"),
  piece("accent", "M8 -42C6 -64 20 -84 42 -86C46 -68 36 -50 20 -38Z"),
  cut("paper", "M18 -48L34 -74"),
];

/** A padded hood with its tail over the shoulder, an oak leaf for a feather. */
const CLUBS: Part = [
  piece("robe", "M24 -50C48 -48 52 -10 47 20C44 36 52 42 46 54L30 54C36 30 30 0 20 -20Z"),
  piece("line", even("M0 -34L29 -34C34 -16 34 0 31 16L24 18L0 18")),
  ...RUFF,
  ...SMOOTH,
  piece("line", even("M0 -34L26 -34L30 -8Q22 -20 0 -22")),
  piece("robe", even("M0 -74C14 -78 28 -70 30 -50L0 -46")),
  piece("accent", even("M0 -56C28 -60 39 -52 39 -41C39 -30 28 -26 0 -30")),
  cut("line", twice("M9 -54L6 -31M27 -52L22 -29")),
  piece("gold", "M-22 -44C-38 -50 -40 -70 -31 -86C-16 -78 -10 -60 -14 -46Z"),
  cut("line", "M-20 -52L-28 -72"),
];

export const JACKS: Readonly<Record<Suit, Part>> = { S: SPADES, H: HEARTS, D: DIAMONDS, C: CLUBS };
