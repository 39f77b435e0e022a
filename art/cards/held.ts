import type { Suit } from "./drawing.js";
import { cut, disc, even, inked, laid, type Part, piece, round, twice } from "./shapes.js";
import { SIGNS } from "./signs.js";

/** What a hand holds, upright: its axis and the hand at 0. */
const SWORD: Part = [
  piece("line", even("M0 -126L10 -108L10 -20L0 -20")),
  piece("paper", even("M0 -117L5.5 -106L5.5 -20L0 -20")),
  piece("gold", "M-21 -28L21 -28L21 -18L-21 -18Z"),
];

const TORCH: Part = [
  piece(
    "red",
    "M1 -126C5 -110 20 -98 18 -78C17 -64 9 -58 0 -58C-10 -58 -18 -66 -17 -80C-16 -90 -10 -94 -10 -106C-3 -102 2 -112 1 -126Z",
  ),
  piece("gold", "M2 -98C4 -88 11 -84 9 -74C8 -66 4 -63 0 -63C-6 -63 -9 -68 -8 -75C-7 -82 0 -86 2 -98Z"),
  piece("line", even("M0 -62L16 -62L11 -44L7 -36L7 24L0 24")),
  cut("gold", "M-13 -50L13 -50", 5),
];

const KEY: Part = [
  cut("line", "M0 -86L0 20", 9),
  cut("line", "M0 -114a13.5 13.5 0 1 1 -.1 0Z", 9),
  piece("line", "M0 -66L22 -66L22 -36L13 -36L13 -46L0 -46Z"),
  cut("gold", "M-8 -80L8 -80", 6),
];

const STAFF: Part = [
  cut("line", "M0 -78L0 24", 8),
  disc("gold", 0, -111, 11),
  disc("gold", -11, -94, 11),
  disc("gold", 11, -94, 11),
  piece("gold", "M-8 -78L8 -78L4 -100L-4 -100Z"),
  cut("line", "M-9 -76L9 -76", 6),
];

export const HELD: Readonly<Record<Suit, Part>> = { S: SWORD, H: TORCH, D: KEY, C: STAFF };

const STEM: Part = [
  cut("line", "M0 -60L0 22", 5),
  piece("line", "M0 -22C14 -22 22 -34 22 -46C10 -44 0 -36 0 -22Z"),
];

function around(count: number, radius: number, draw: (x: number, y: number) => Part): Part {
  return Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI).flatMap((turn) =>
    draw(round(Math.sin(turn) * radius), round(-78 - Math.cos(turn) * radius)),
  );
}

const THISTLE: Part = [
  ...STEM,
  piece("red", even("M0 -112L6 -98L14 -108L15 -94L24 -98L17 -74L0 -70")),
  piece("line", even("M0 -86C12 -86 18 -80 18 -72C18 -62 10 -56 0 -56")),
  cut("gold", "M-11 -76L-3 -66L3 -76L11 -66"),
];
const ROSE: Part = [
  ...STEM,
  ...around(5, 12, (x, y) => [disc("red", x, y, 11)]),
  cut("paper", "M-8 -80C-8 -92 10 -90 9 -79C8 -70 -3 -71 -2 -79"),
];
const LILY: Part = [
  ...STEM,
  piece(
    "red",
    "M0 -54C-18 -56 -23 -74 -23 -98Q-16 -92 -12 -86Q-7 -98 0 -106Q7 -98 12 -86Q16 -92 23 -98C23 -74 18 -56 0 -54Z",
  ),
  cut("paper", twice("M4 -62Q11 -68 12 -76")),
];
const DAISY: Part = [
  ...STEM,
  ...around(8, 15, (x, y) => [disc("line", x, y, 9.5)]),
  ...around(8, 15, (x, y) => [disc("paper", x, y, 5.5)]),
  disc("gold", 0, -78, 10),
];

export const FLOWERS: Readonly<Record<Suit, Part>> = { S: THISTLE, H: ROSE, D: LILY, C: DAISY };

/** A staff that ends in a moon. */
const MOON: Part = [
  cut("line", "M0 -76L0 24", 8),
  piece(
    "gold",
    "M2 -128C-40 -124 -40 -74 0 -72C18 -72 26 -88 22 -102C18 -90 6 -86 -4 -92C-14 -100 -12 -118 2 -128Z",
  ),
];
/** A crystal ball. */
const ORB: Part = [
  piece("gold", even("M0 -34L14 -34L9 -20L9 0L0 0")),
  disc("line", -6, -62, 30),
  disc("paper", -6, -62, 25),
  ...inked(laid(SIGNS.H, { x: -6, y: -61, scale: 1.2 }), "red"),
];
/** A closed book. */
const BOOK: Part = [
  cut("paper", "M-28 -88L24 -95L24 -25L-28 -18Z", 9),
  piece("line", "M-28 -88L24 -95L24 -25L-28 -18Z"),
  piece("paper", "M14 -90L20 -91L20 -31L14 -30Z"),
  piece("accent", "M-28 -88L10 -93L10 -24L-28 -18Z"),
  ...laid(SIGNS.D, { x: -9, y: -56, scale: 1.25 }),
];
/** A crook with a lantern. */
const LANTERN: Part = [
  cut("paper", "M-12 -106L4 -94L10 -82L10 -36L-34 -36L-34 -82L-28 -94Z", 8),
  piece("line", "M-12 -106L4 -94L10 -82L10 -36L-34 -36L-34 -82L-28 -94Z"),
  piece("gold", "M-28 -80L4 -80L4 -42L-28 -42Z"),
  cut("line", "M19 24L19 -98C19 -130 -14 -130 -12 -104", 8),
  ...inked(laid(SIGNS.C, { x: -12, y: -61, scale: 0.95 }), "line"),
];

export const SPELLS: Readonly<Record<Suit, Part>> = { S: MOON, H: ORB, D: BOOK, C: LANTERN };

/** A fist around it: three fingers cut apart, the thumb laid over. */
export const HAND: Part = [
  piece("line", "M-19 -10Q-18 -19 -8 -19L10 -18Q21 -15 18 -6Q22 2 18 8Q19 18 8 19L-10 19Q-19 18 -19 10Z"),
  cut("skin", "M-9 -8L11 -11M-12 2.5L13 0M-11 13L10 11", 7),
  cut("line", "M-12 -10L2 -18", 15),
  cut("skin", "M-12 -10L2 -18", 7.5),
];
