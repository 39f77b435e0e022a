/** How pictures follow the state: `off` jumps, `fade` is for those who want no motion. */
export type Pace = "off" | "fade" | "fast" | "normal" | "slow";

/** How long one card flies, in milliseconds. */
export const FLIGHT: Readonly<Record<Pace, number>> = {
  off: 0,
  fade: 140,
  fast: 110,
  normal: 190,
  slow: 420,
};
