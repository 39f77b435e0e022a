import type { Problem, Result } from "@tetrarch/engine";
import type { GameRecord } from "../session/game-record.js";
import type { ContestStanding, Rounds } from "./settlement.js";
import { plainStanding } from "./settlement.js";
import { endOfTomb, settledTomb } from "./tomb-of-four-kings.js";

/** How the contests of a game are settled. */
export interface ContestRules {
  /** Whether the players with fewer points owe for them (TK-31). */
  readonly hasDebts: boolean;
  /** Errors are `bad-series`. */
  settle(rounds: Rounds, stake: number): Result<ContestStanding, Problem>;
  /** How a game ended, in a word, as the table of a contest has it. */
  endInWords(record: GameRecord): string;
}

const PLAIN: ContestRules = {
  hasDebts: false,
  settle: plainStanding,
  endInWords: ({ end }) => (end === "resigned" ? "given up" : end),
};

/** Games whose own rules say how a contest is settled. */
const OWN: Readonly<Record<string, ContestRules>> = {
  "tomb-of-four-kings": {
    hasDebts: true,
    settle: settledTomb,
    endInWords: (record) => endOfTomb(record) ?? PLAIN.endInWords(record),
  },
};

/** @param contestants how many there are: a single player owes nothing */
export function rulesOf(game: string, contestants: number): ContestRules {
  const rules = OWN[game] ?? PLAIN;
  return contestants > 1 ? rules : { ...PLAIN, endInWords: rules.endInWords };
}
