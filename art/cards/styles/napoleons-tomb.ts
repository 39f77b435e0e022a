import type { PackStyle } from "../drawing.js";
import { cut, disc, even, mirrored, type Part, piece, swung, twice } from "../shapes.js";

/** Two leaves that grow from a twig, one outward, one inward. */
const LEAVES = [
  "M2 -78C0 -88 -12 -98 -26 -98C-26 -86 -14 -78 2 -78Z",
  "M2 -78C-6 -78 -18 -74 -24 -64C-14 -60 -2 -66 2 -78Z",
];
const TWIG = [0.13, 0.2, 0.27, 0.34, 0.41, 0.48];

/** A wreath of laurel with its ribbon. */
const WREATH: Part = [
  ...TWIG.flatMap((turn) =>
    LEAVES.flatMap((leaf, index) => {
      const path = swung(leaf, turn);
      return piece(index === 0 ? "accent" : "gold", path + mirrored(path));
    }),
  ),
  cut("red", twice("M2 82C14 70 26 84 4 84L18 100"), 6),
  disc("paper", 0, -10, 5),
  piece("paper", even("M0 -6C7 -2 7 12 0 20")),
  piece("paper", twice("M3 -4L20 0L18 10L8 8Z")),
];

/** Laurel, porphyry and gilt. */
export const STYLE: PackStyle = {
  paper: "#fffdf6",
  line: "#1b1f1b",
  gold: "#c39a45",
  cloth: {
    S: { robe: "#27513f", accent: "#8e2230" },
    H: { robe: "#8e2230", accent: "#27513f" },
    D: { robe: "#b86a2e", accent: "#8e2230" },
    C: { robe: "#6a7d3c", accent: "#8e2230" },
  },
  aces: WREATH,
};
