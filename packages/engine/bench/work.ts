/** The fixed work of a game's benchmark, and the counts it must come to. */
export interface Work {
  /** Random games are played on the deals 1 to this … */
  readonly deals: number;
  /** … and come to this many plies. */
  readonly plies: number;
  /** The deal whose tree is counted, to this depth, and its size. */
  readonly perftDeal: number;
  readonly depth: number;
  readonly nodes: number;
}

export const WORK: Readonly<Record<string, Work>> = {
  "tomb-of-four-kings": { deals: 20000, plies: 140_979, perftDeal: 56, depth: 25, nodes: 200_423 },
  "kings-keys": { deals: 1000, plies: 1_382_012, perftDeal: 23, depth: 6, nodes: 6_656_191 },
  "four-kingdoms": { deals: 1000, plies: 275_368, perftDeal: 42, depth: 11, nodes: 1_402_669 },
  "four-gods": { deals: 10000, plies: 117_879, perftDeal: 50, depth: 13, nodes: 857_992 },
  "napoleons-tomb": { deals: 300, plies: 130_686, perftDeal: 14, depth: 6, nodes: 751_306 },
};
