import type { GameRecord } from "../records/game-record.js";
import { type Keepsake, keepsakesOf } from "./keepsakes.js";
import { historyOf } from "./merge.js";
import { stillInPlay } from "./still-in-play.js";

/** What the first line of an exported history tells. */
export interface HistoryHeader {
  readonly format: "tetrarch-history";
  readonly version: 1;
  /** How many games follow, a line each: a file that was cut short is told by it. */
  readonly games: number;
  /** How many lines of other kinds follow these; left out for none. */
  readonly others?: number;
}

export const HISTORY_FORMAT = "tetrarch-history";
export const HISTORY_VERSION = 1;

/**
 * A history as a file: JSON Lines, a header, the card sets of the player's own that games were played with, then each game once,
 * newest first, then whatever else is kept; games in
 * play only where no record tells of their end. Read by `readHistory`.
 */
export function formatHistory(records: Iterable<GameRecord>, keepsakes: Iterable<Keepsake> = []): string {
  const history = historyOf(records);
  const others = keepsakesOf(stillInPlay(keepsakes, history));
  const header: HistoryHeader = {
    format: HISTORY_FORMAT,
    version: HISTORY_VERSION,
    games: history.length,
    ...(others.length > 0 && { others: others.length }),
  };
  const isCardSet = ({ kind }: Keepsake) => kind === "card-set";
  const sets = others.filter(isCardSet);
  const rest = others.filter((keepsake) => !isCardSet(keepsake));
  return [header, ...sets, ...history, ...rest].map((line) => `${JSON.stringify(line)}\n`).join("");
}
