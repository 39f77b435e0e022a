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
  "four-kingdoms": { deals: 1000, plies: 0, perftDeal: 1, depth: 6, nodes: 0 },
};
