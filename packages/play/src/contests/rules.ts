import type { Problem, Result } from "@tetrarch/engine";
import { type GameRecord, shownEnd } from "../session/game-record.js";
import type { ContestStanding, Rounds } from "./settlement.js";
import { plainStanding } from "./settlement.js";
import { endOfTomb, settledTomb } from "./tomb-of-four-kings.js";

export interface ContestRules {
  /** Whether fewer points make debts (TK-31). */
  readonly hasDebts: boolean;
  /** Errors are `bad-series`. */
  settle(rounds: Rounds, stake: number): Result<ContestStanding, Problem>;
  /** The end of a game in one word, for the score table. */
  endInWords(record: GameRecord): string;
}

const PLAIN: ContestRules = {
  hasDebts: false,
  settle: plainStanding,
  endInWords: shownEnd,
};

/** Games with rules of their own. */
const OWN: Readonly<Record<string, ContestRules>> = {
  "tomb-of-four-kings": {
    hasDebts: true,
    settle: settledTomb,
    endInWords: (record) => endOfTomb(record) ?? PLAIN.endInWords(record),
  },
};

/** @param contestants their number: a single player has no debts */
export function rulesOf(game: string, contestants: number): ContestRules {
  const rules = OWN[game] ?? PLAIN;
  return contestants > 1 ? rules : { ...PLAIN, endInWords: rules.endInWords };
}
