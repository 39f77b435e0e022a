import { cut, disc, even, type Part, piece, twice } from "./shapes.js";

/** A face seen from the front: its axis at 0, the brim of what it wears at −28, the chin at 30. */
const SKIN: Part = [
  piece("skin", even("M0 -32L26 -32L26 -6C26 14 14 30 0 30")),
  piece("dusk", "M17 -32L26 -32L26 -6C26 14 14 30 0 30C12 20 18 4 17 -12Z"),
];

const BROW = "M5 -11Q13 -18 22 -12";
/** The other brow goes on into the nose. */
const BROW_AND_NOSE = "M-1 8Q-6 8 -5 3L-5 -11Q-13 -18 -22 -12";
const LID = "M-20 -2Q-13 -9 -6 -3";

const GAZE: Part = [
  cut("line", BROW_AND_NOSE, 4.2),
  cut("line", BROW, 4.2),
  cut("line", twice(LID), 4.2),
  disc("line", -12.5, -2, 3.6),
  disc("line", 12.5, -2, 3.6),
];

const MOUTH = piece("red", "M-9 16Q-4 12.5 0 15Q4 12.5 9 16Q0 25 -9 16Z");

/** Bearded: what grows over the chin is laid on it. */
export const MAN: Part = [...SKIN, ...GAZE];
export const SMOOTH: Part = [...SKIN, ...GAZE, MOUTH];

/** The shadow of a chin, cut from the dark. */
const SHADOW = piece("line", even("M0 30C8 29 12 25 13 21L14 34Q8 42 0 42"));
/** A bare neck and a round neckline with a chain. */
export const NECK: Part = [
  piece("skin", even("M0 20L13 20L14 36L34 38C32 56 14 62 0 62")),
  SHADOW,
  cut("gold", "M-34 38C-32 56 -14 62 0 62C14 62 32 56 34 38", 5),
];
/** A small pleated ruff. */
export const RUFF: Part = [
  piece("skin", even("M0 20L13 20L14 40L0 40")),
  SHADOW,
  piece("line", even("M0 34L25 30Q36 38 29 50Q14 56 0 56")),
  piece("paper", even("M0 38L24 34Q30 40 25 47Q14 52 0 52")),
  cut("line", twice("M8 40L9 50M18 38L21 47")),
];
