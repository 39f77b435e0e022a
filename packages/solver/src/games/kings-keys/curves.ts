import type { Curves } from "../../evaluation/curve.js";

/** From what the net tells to how often that came, printed by `npm run judge -- kings-keys --games 400 --without-luck`. */
export const CURVES = {
  choosing: [
    [0.1278, 0.127],
    [0.2541, 0.2526],
    [0.3492, 0.3505],
    [0.435, 0.4358],
    [0.5132, 0.5147],
    [0.5922, 0.5935],
    [0.6633, 0.6763],
    [0.7358, 0.7456],
    [0.8196, 0.8241],
    [0.8985, 0.9115],
    [0.9576, 0.9702],
    [0.9935, 0.9964],
    [0.9997, 0.9998],
  ],
} satisfies Curves;
