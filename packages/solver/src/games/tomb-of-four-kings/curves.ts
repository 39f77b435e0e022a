import type { Curves } from "../../evaluation/curve.js";

/** From what the net tells to how often that came, printed by `npm run judge -- tomb-of-four-kings`. */
export const CURVES = {
  choosing: [
    [0.0592, 0.074],
    [0.101, 0.1117],
    [0.1243, 0.14],
    [0.1409, 0.1532],
    [0.1465, 0.1658],
    [0.157, 0.1766],
    [0.1706, 0.1868],
    [0.1871, 0.2117],
    [0.207, 0.2134],
    [0.2315, 0.2353],
    [0.2626, 0.263],
    [0.3034, 0.3102],
    [0.3587, 0.369],
    [0.4395, 0.4255],
    [0.5647, 0.5288],
    [0.838, 0.8372],
  ],
} satisfies Curves;
