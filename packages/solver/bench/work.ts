/** The fixed work of a solver's benchmark, and the counts it must come to. */
export interface Work {
  /** The deals 1 to this are solved … */
  readonly deals: number;
  /** … each with this many nodes. */
  readonly nodes: number;
  /** How many are won and lost; the rest is unknown. */
  readonly won: number;
  readonly lost: number;
  /** Nodes spent on all of them together, and states stored. */
  readonly spent: number;
  readonly states: number;
}

export const WORK: Readonly<Record<string, Work>> = {
  "kings-keys": { deals: 1000, nodes: 10_000_000, won: 507, lost: 493, spent: 5_041_637, states: 1_781_861 },
  "four-kingdoms": {
    deals: 1000,
    nodes: 10_000_000,
    won: 543,
    lost: 457,
    spent: 3_342_407,
    states: 1_522_499,
  },
  "tomb-of-four-kings": {
    deals: 500,
    nodes: 10_000_000,
    won: 203,
    lost: 297,
    spent: 5_855_549,
    states: 9397,
  },
  "four-gods": { deals: 5000, nodes: 10_000_000, won: 5000, lost: 0, spent: 197_908, states: 165_400 },
  "napoleons-tomb": {
    deals: 1000,
    nodes: 300_000,
    won: 998,
    lost: 0,
    spent: 2_319_937,
    states: 1_092_230,
  },
};

/** The games of the sampler that the benchmark times, and the counts they must come to. */
export interface PlayerWork {
  /** It plays the deals 1 to this, with its own budget. */
  readonly deals: number;
  readonly won: number;
  /** Nodes of all of them together. */
  readonly spent: number;
}

export const PLAYER_WORK: Readonly<Record<string, PlayerWork>> = {
  "tomb-of-four-kings": { deals: 5, won: 0, spent: 1_250_347 },
  "kings-keys": { deals: 5, won: 0, spent: 1_871_959 },
  "four-kingdoms": { deals: 5, won: 2, spent: 781_009 },
  "four-gods": { deals: 5, won: 2, spent: 1_101_689 },
  "napoleons-tomb": { deals: 5, won: 5, spent: 694_384 },
};
