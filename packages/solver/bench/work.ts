/** What solving the deals 1 to `deals` must come to. */
export interface Solved {
  readonly deals: number;
  /** How many are won and lost; the rest is unknown. */
  readonly won: number;
  readonly lost: number;
  /** Nodes spent on all of them together, and states stored. */
  readonly spent: number;
  readonly states: number;
}

/** The fixed work of a solver's benchmark, and the counts it must come to. */
export interface Work {
  /** Each deal is solved with this many nodes. */
  readonly nodes: number;
  /** The benchmark's deals. */
  readonly all: Solved;
  /** The twentieth of them that `npm test` solves. */
  readonly first: Solved;
}

export const WORK: Readonly<Record<string, Work>> = {
  "kings-keys": {
    nodes: 10_000_000,
    all: { deals: 1000, won: 507, lost: 493, spent: 3_269_492, states: 1_109_945 },
    first: { deals: 50, won: 27, lost: 23, spent: 168_336, states: 61_502 },
  },
  "four-kingdoms": {
    nodes: 10_000_000,
    all: { deals: 1000, won: 543, lost: 457, spent: 750_645, states: 320_384 },
    first: { deals: 50, won: 20, lost: 30, spent: 33_525, states: 18_010 },
  },
  "tomb-of-four-kings": {
    nodes: 10_000_000,
    all: { deals: 500, won: 203, lost: 297, spent: 1_974_615, states: 9397 },
    first: { deals: 25, won: 8, lost: 17, spent: 119_795, states: 470 },
  },
  "four-gods": {
    nodes: 10_000_000,
    all: { deals: 5000, won: 5000, lost: 0, spent: 197_908, states: 165_400 },
    first: { deals: 250, won: 250, lost: 0, spent: 9395, states: 8034 },
  },
  "napoleons-tomb": {
    nodes: 300_000,
    all: { deals: 1000, won: 1000, lost: 0, spent: 178_537, states: 124_967 },
    first: { deals: 50, won: 50, lost: 0, spent: 9842, states: 6958 },
  },
};

/** What playing the deals 1 to `deals` must come to. */
export interface Played {
  readonly deals: number;
  readonly won: number;
  /** Nodes of all of them together. */
  readonly spent: number;
}

/** The games of the strong player that the benchmark times, with its own budget, and the counts they must come to. */
export interface PlayerWork {
  readonly all: Played;
  /** The part of them that `npm test` plays. */
  readonly first: Played;
}

export const PLAYER_WORK: Readonly<Record<string, PlayerWork>> = {
  "tomb-of-four-kings": {
    all: { deals: 5, won: 0, spent: 1_250_347 },
    first: { deals: 1, won: 0, spent: 200_056 },
  },
  "kings-keys": {
    all: { deals: 5, won: 0, spent: 1_871_959 },
    first: { deals: 1, won: 0, spent: 102_655 },
  },
  "four-kingdoms": {
    all: { deals: 5, won: 2, spent: 781_009 },
    first: { deals: 1, won: 0, spent: 96_189 },
  },
  "four-gods": {
    all: { deals: 5, won: 2, spent: 1_101_689 },
    first: { deals: 1, won: 0, spent: 110_219 },
  },
  "napoleons-tomb": {
    all: { deals: 5, won: 5, spent: 694_384 },
    first: { deals: 1, won: 1, spent: 106_752 },
  },
};
