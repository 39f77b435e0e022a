/** What a search may spend. Budgets are counts, so that results repeat; clocks only stop a person from waiting. */
export interface Limits {
  /** The most positions it may reach by a move, each counted as often as it is reached. */
  readonly nodes: number;
  /** The most bytes its tables may take. */
  readonly memory: number;
}

export const DEFAULT_LIMITS: Limits = { nodes: 10_000_000, memory: 2 ** 30 };

/** Why a search ended before it was complete. */
export type Stop = "nodes" | "memory";
