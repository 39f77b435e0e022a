import type { GameRecord } from "../records/game-record.js";
import { historyOf } from "./merge.js";

/** What the first line of an exported history tells. */
export interface HistoryHeader {
  readonly format: "tetrarch-history";
  readonly version: 1;
  /** How many games follow, a line each: a file that was cut short is told by it. */
  readonly games: number;
}

export const HISTORY_FORMAT = "tetrarch-history";
export const HISTORY_VERSION = 1;

/** A history as a file: JSON Lines, a header and then each game once, newest first. Read by `readHistory`. */
export function formatHistory(records: Iterable<GameRecord>): string {
  const history = historyOf(records);
  const header: HistoryHeader = {
    format: HISTORY_FORMAT,
    version: HISTORY_VERSION,
    games: history.length,
  };
  return [header, ...history].map((line) => `${JSON.stringify(line)}\n`).join("");
}
