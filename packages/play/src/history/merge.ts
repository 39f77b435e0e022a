import type { GameRecord } from "../records/game-record.js";
import { byEnd, foremost, identityOfFinished } from "./same-game.js";

/**
 * The history that records make, each game once, newest first. In whatever order and however often they are given, it is
 * the same; so a merge of histories is the history of all their records.
 */
export function historyOf(records: Iterable<GameRecord>): readonly GameRecord[] {
  const kept = new Map<string, GameRecord>();
  for (const record of records) {
    const identity = identityOfFinished(record);
    const known = kept.get(identity);
    kept.set(identity, known ? foremost(known, record) : record);
  }
  return [...kept.values()].sort(byEnd);
}
