import type { PackStyle } from "../drawing.js";
import { cut, disc, even, type Part, piece, swung, twice } from "../shapes.js";

const TONGUE = "M8 -104C4 -94 15 -88 12 -75C10 -68 4 -66 -1 -66C-8 -66 -13 -71 -12 -79C-11 -88 0 -92 8 -104Z";
const EMBER = "M6 -90C5 -83 11 -80 9 -74C8 -70 4 -68 0 -68C-4 -68 -7 -71 -7 -75C-6 -81 2 -84 6 -90Z";

/** A ring of fire. */
const FIRE: Part = [
  ...Array.from({ length: 24 }, (_, index) =>
    index % 2 === 0 ? piece("red", swung(TONGUE, index / 24)) : piece("gold", swung(EMBER, index / 24)),
  ),
  piece("paper", "M2 -20C3 -10 14 -6 12 6C11 14 6 18 0 18C-7 18 -12 13 -12 5C-11 -4 -1 -8 2 -20Z"),
];

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const [ink, ray] =
    index % 2 === 0
      ? (["gold", "M-8 -44L0 -110L8 -44Z"] as const)
      : (["accent", "M-8 -44L0 -94L8 -44Z"] as const);
  return piece(ink, swung(ray, (index + 0.5) / 16));
});

const ROLLER = "M-50 -66L50 -66L50 -48L-50 -48Z";

/** The joker of the tomb: the Scroll of Light. */
const SCROLL: Part = [
  ...RAYS,
  piece("line", even("M0 -60L44 -60L44 60L0 60")),
  piece("paper", even("M0 -56L40 -56L40 56L0 56")),
  ...[-1, 1].flatMap(
    (side): Part => [
      piece("line", side < 0 ? ROLLER : "M-50 66L50 66L50 48L-50 48Z"),
      disc("gold", -54, 57 * side, 9),
      disc("gold", 54, 57 * side, 9),
      cut("line", `M-26 ${37 * side}L26 ${37 * side}`),
    ],
  ),
  disc("red", 0, 0, 21),
  disc("gold", 0, 0, 14),
  cut("red", twice("M28 0L34 0M24 -14L30 -18M24 14L30 18"), 5),
];

/** Embers on charcoal. */
export const STYLE: PackStyle = {
  paper: "#fffdf6",
  line: "#231a17",
  gold: "#d19a35",
  cloth: {
    S: { robe: "#47505c", accent: "#cf5a1e" },
    H: { robe: "#8f1d1b", accent: "#e07a24" },
    D: { robe: "#c9541b", accent: "#7a1a1a" },
    C: { robe: "#5c6140", accent: "#cf5a1e" },
  },
  aces: FIRE,
  joker: SCROLL,
};
