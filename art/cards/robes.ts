import type { Rank } from "./drawing.js";
import { cut, even, type Part, piece } from "./shapes.js";

const CLOAK: Part = [
  piece("robe", "M-30 26C-76 26 -112 38 -124 74L-132 110L86 100L86 58C80 38 62 28 30 26Z"),
  piece(
    "shade",
    "M-104 48C-114 55 -120 64 -124 74L-132 110L86 100L86 74Q-30 104 -112 78Q-112 60 -104 48ZM30 26C62 28 80 38 86 58L86 84L44 92Q54 56 30 26Z",
  ),
];

/** With a cape of ermine. */
const KING: Part = [
  ...CLOAK,
  piece("line", even("M0 18L36 18C56 24 66 36 70 50C52 68 28 80 0 80")),
  piece("paper", even("M0 18L35 22C52 27 61 36 65 49C48 64 26 75 0 75")),
  ...[-48, -32].map((x) => piece("line", `M${x} 40L${x + 5} 48L${x} 58L${x - 5} 48Z`)),
];
/** In folds, one of them hemmed. */
const QUEEN: Part = [...CLOAK, cut("gold", "M-60 31Q-78 52 -78 84", 5), cut("line", "M-50 30Q-62 52 -60 84")];
/** Striped. */
const JACK: Part = [
  ...CLOAK,
  piece("accent", "M-62 30L-36 27L-30 90L-54 90Z"),
  piece("accent", even("M0 40L12 40L12 90L0 90")),
];

/** A star of four points. */
const star = (x: number, y: number, size: number) => {
  const waist = size * 0.3;
  return piece(
    "gold",
    `M${x} ${y - size}L${x + waist} ${y - waist}L${x + size} ${y}L${x + waist} ${y + waist}L${x} ${y + size}L${x - waist} ${y + waist}L${x - size} ${y}L${x - waist} ${y - waist}Z`,
  );
};
/** With a star. */
const WIZARD: Part = [...CLOAK, star(-66, 53, 12)];

export const ROBES: Readonly<Record<Rank, Part>> = { K: KING, Q: QUEEN, J: JACK, T: WIZARD };

/** The arm that holds something up. */
export const ARM: Part = [
  piece("robe", "M24 30L52 26L52 60L24 70Z"),
  piece("gold", "M41 25L50 25L50 60L41 62Z"),
];

/** Where the two halves meet, from edge to edge through the middle of the card at 0; and its clasp. */
export const BELT: Part = [
  cut("line", "M-100 11.7L100 -11.7", 16),
  cut("gold", "M-108 12.6L108 -12.6", 8),
  piece("line", "M0 -17L17 0L0 17L-17 0Z"),
  piece("gold", "M0 -11L11 0L0 11L-11 0Z"),
];
