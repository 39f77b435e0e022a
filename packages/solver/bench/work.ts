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

export const WORK: Readonly<Record<string, Work>> = {};
