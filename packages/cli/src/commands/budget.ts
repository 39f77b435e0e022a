import { ok, type Result } from "@tetrarch/engine";
import { DEFAULT_LIMITS, type Limits } from "@tetrarch/solver";
import { MIB, USUAL_MEMORY } from "@tetrarch/solver/studies";
import type { Fault } from "../report.js";
import { wholeNumber } from "./options.js";

export interface BudgetOptions {
  readonly nodes?: string;
  /** MiB. */
  readonly memory?: string;
}

/** More than any machine has: 1 TiB, in MiB. */
const MOST_MEMORY = 2 ** 20;
export const MOST_BUDGET = 1_000_000_000_000;

/** What a solver may spend on a deal. */
export function limitsOf(options: BudgetOptions): Result<Limits, Fault> {
  const nodes = wholeNumber("--nodes", options.nodes, {
    least: 0,
    most: MOST_BUDGET,
    usual: DEFAULT_LIMITS.nodes,
  });
  if (!nodes.ok) return nodes;
  const memory = wholeNumber("--memory", options.memory, {
    least: 1,
    most: MOST_MEMORY,
    usual: USUAL_MEMORY,
  });
  return memory.ok ? ok({ nodes: nodes.value, memory: memory.value * MIB }) : memory;
}
