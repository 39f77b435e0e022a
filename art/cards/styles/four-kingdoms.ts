import type { PackStyle } from "../drawing.js";
import { cut, even, type Part, piece } from "../shapes.js";

const SHIELD = even("M0 -78L68 -78L68 -8C68 42 34 78 0 98");

/** A crowned shield. */
const ARMS: Part = [
  cut("line", SHIELD, 16),
  cut("gold", SHIELD, 8),
  piece("gold", even("M0 -106L8 -92L22 -102L20 -74L0 -74")),
  piece("paper", even("M0 -16L6 -4L17 -12L14 12L0 12")),
];

/** The heralds' colours. */
export const STYLE: PackStyle = {
  paper: "#fffdf6",
  line: "#241c16",
  gold: "#d3a43c",
  cloth: {
    S: { robe: "#4a4652", accent: "#a5222a" },
    H: { robe: "#a8232b", accent: "#1f4787" },
    D: { robe: "#24539b", accent: "#a8232b" },
    C: { robe: "#24693f", accent: "#a8232b" },
  },
  ornament: ARMS,
};
