import type { Problem, Result } from "@tetrarch/engine";
import { plainStanding } from "./plain.js";
import type { ContestStanding, Rounds } from "./settlement.js";
import { settledTomb } from "./tomb-of-four-kings.js";

/** How the contests of a game are settled. */
export interface ContestRules {
  /** Whether whoever has less owes for it (TK-31). */
  readonly hasDebts: boolean;
  /** Errors are `bad-series`. */
  settle(rounds: Rounds, stake: number): Result<ContestStanding, Problem>;
}

const PLAIN: ContestRules = { hasDebts: false, settle: plainStanding };

/** Games whose own rules say how a contest is settled. */
const OWN: Readonly<Record<string, ContestRules>> = {
  "tomb-of-four-kings": { hasDebts: true, settle: settledTomb },
};

/** @param contestants how many there are: who plays alone owes nobody */
export function rulesOf(game: string, contestants: number): ContestRules {
  return contestants > 1 ? (OWN[game] ?? PLAIN) : PLAIN;
}
