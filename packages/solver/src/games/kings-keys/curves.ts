import type { Curves } from "../../evaluation/curve.js";

/** From what the net tells to how often that came, printed by `npm run judge -- kings-keys`. */
export const CURVES = {
  choosing: [
    [0.138, 0.0924],
    [0.2697, 0.2332],
    [0.3657, 0.3092],
    [0.4497, 0.4039],
    [0.5265, 0.5075],
    [0.603, 0.6118],
    [0.672, 0.6833],
    [0.7452, 0.7534],
    [0.8313, 0.8264],
    [0.9118, 0.9218],
    [0.968, 0.9896],
    [0.9955, 0.9963],
    [0.9999, 1.0],
  ],
} satisfies Curves;
