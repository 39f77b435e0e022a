import type { Suit } from "./drawing.js";
import { MAN } from "./faces.js";
import { cut, disc, even, type Part, piece, twice } from "./shapes.js";

const LIPS = "M-9 20Q0 16.5 9 20Q0 27 -9 20Z";
const BAND = piece("accent", even("M0 -42L35 -42L33 -28L0 -28"));
const PEARLS: Part = [disc("paper", 0, -35, 4), disc("paper", -18, -35, 4), disc("paper", 18, -35, 4)];
/** A beard from ear to ear, the cheeks left bare, down to where it ends in its own way. */
const bearded = (end: string) => even(`M0 9C7 5 13 9 19 5C24 0 25 -8 27 -14${end}`);

/** Spikes like sword points; a long dark beard that ends in one, too. */
const SPADES: Part = [
  piece("line", even("M0 -34L31 -34C36 -12 33 10 39 22C42 29 48 33 56 33C50 44 34 46 26 38L0 38")),
  ...MAN,
  piece("line", bearded("L30 0C31 26 16 42 0 60")),
  piece("red", LIPS),
  cut("paper", "M0 34L0 47"),
  cut("paper", twice("M10 32Q10 38 7 43")),
  piece("gold", even("M0 -36L0 -80L11 -52L22 -68L28 -52L37 -72L34 -36")),
  disc("gold", 0, -79, 6),
  disc("gold", -35, -70, 5),
  disc("gold", 35, -70, 5),
  BAND,
  ...PEARLS,
];

const bothSides = (draw: (side: number) => Part): Part => [-1, 1].flatMap(draw);

/** A closed crown with a cross; hair and beard all golden curls. */
const HEARTS: Part = [
  ...bothSides((side) => [
    disc("gold", side * 30, -20, 9),
    disc("gold", side * 34, -6, 10),
    disc("gold", side * 36, 9, 10),
    disc("gold", side * 35, 24, 10),
  ]),
  ...MAN,
  piece("gold", bearded("L33 0L30 28L0 46")),
  ...bothSides((side) => [
    disc("gold", side * 27, 24, 11),
    disc("gold", side * 20, 38, 11),
    disc("gold", side * 7, 46, 11),
  ]),
  piece("red", LIPS),
  cut("line", "M-17 18Q-9 9 0 14Q9 9 17 18"),
  cut("line", twice("M9 36C3 36 3 45 9 46M25 27C18 26 17 35 24 37")),
  piece("robe", even("M0 -66C24 -72 40 -62 36 -42L0 -42")),
  piece("gold", even("M0 -66C9 -66 9 -52 8 -42L0 -42")),
  cut("gold", even("M0 -66C25 -71 40 -62 34 -42"), 6),
  cut("gold", "M0 -66L0 -83M-7 -76L7 -76", 6),
  BAND,
  ...PEARLS,
];

const lozenge = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}L${x - wide} ${y}Z`;

/** A crown of lozenges; white hair, a forked white beard. */
const DIAMONDS: Part = [
  piece("line", even("M0 -34L33 -34C39 -8 38 20 41 50L0 50")),
  piece("paper", even("M0 -34L29 -34C35 -8 34 20 36 46L0 46")),
  ...MAN,
  piece("line", bearded("L32 0C34 20 31 42 17 66C12 60 6 52 0 48")),
  piece("paper", even("M0 13C7 9 14 13 21 8C25 4 26 0 28 -2C30 20 27 38 16 57C12 52 6 46 0 42")),
  piece("red", LIPS),
  cut("line", twice("M15 30Q19 38 15 45")),
  piece("gold", even("M0 -36L0 -62L9 -50L17 -62L24 -50L33 -58L34 -36")),
  ...[
    lozenge(0, -71, 8, 13),
    lozenge(17, -66, 6, 9),
    lozenge(-17, -66, 6, 9),
    lozenge(33, -62, 5, 8),
    lozenge(-33, -62, 5, 8),
  ].map((path) => piece("gold", path)),
  BAND,
  ...[-18, 0, 18].map((x) => piece("paper", lozenge(x, -35, 5, 5))),
];

const trefoil = (x: number, y: number): Part => [
  disc("gold", x, y - 6, 6),
  disc("gold", x - 6.5, y + 3, 6),
  disc("gold", x + 6.5, y + 3, 6),
];

/** Three trefoils on a straight crown; a square beard, cut in waves. */
const CLUBS: Part = [
  piece("line", even("M0 -34L33 -34C37 -16 38 4 38 26L0 26")),
  ...MAN,
  piece("line", bearded("L31 0L30 52L0 52")),
  piece("red", LIPS),
  cut(
    "paper",
    "M-22 35L-14.5 31L-7 35L0 31L7 35L14.5 31L22 35M-22 44L-14.5 40L-7 44L0 40L7 44L14.5 40L22 44",
  ),
  piece("gold", even("M0 -36L0 -66L5 -66L5 -52L22 -52L22 -60L31 -60L34 -36")),
  ...trefoil(0, -74),
  ...trefoil(-25.5, -66),
  ...trefoil(25.5, -66),
  BAND,
  ...PEARLS,
];

export const KINGS: Readonly<Record<Suit, Part>> = { S: SPADES, H: HEARTS, D: DIAMONDS, C: CLUBS };
