import type { Curves } from "../../evaluation/curve.js";

/** From what the net tells to how often that came, printed by `npm run judge -- tomb-of-four-kings --games 4000`. */
export const CURVES = {
  choosing: [
    [0.062, 0.0731],
    [0.1079, 0.1209],
    [0.134, 0.1467],
    [0.1528, 0.1646],
    [0.1608, 0.167],
    [0.1791, 0.1899],
    [0.2049, 0.2175],
    [0.2266, 0.2253],
    [0.2529, 0.2414],
    [0.2855, 0.2827],
    [0.3298, 0.33],
    [0.3892, 0.3896],
    [0.4758, 0.4563],
    [0.6112, 0.58],
    [0.8673, 0.8776],
  ],
} satisfies Curves;
