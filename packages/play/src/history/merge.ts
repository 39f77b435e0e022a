import type { GameRecord } from "../records/game-record.js";
import { byEnd, foremost, identityOfFinished } from "./same-game.js";

/** What a history gets from records that are added to it. */
export interface Additions {
  /** The records to be written: of new games, and of those that count in place of what is there. */
  readonly news: readonly GameRecord[];
  /** How many games are new. */
  readonly added: number;
  /** How many games were there already. */
  readonly known: number;
  /** How many of these get an earlier end. */
  readonly replaced: number;
}

/** Compares records, each of another game, with the history that they are to be added to. */
export function additionsTo(history: Iterable<GameRecord>, records: readonly GameRecord[]): Additions {
  const kept = new Map([...history].map((record) => [identityOfFinished(record), record] as const));
  const news: GameRecord[] = [];
  let [added, replaced] = [0, 0];
  for (const record of records) {
    const before = kept.get(identityOfFinished(record));
    if (before && foremost(before, record) === before) continue;
    news.push(record);
    if (!before) added++;
    else if (record.endedAt < before.endedAt) replaced++;
  }
  return { news, added, known: records.length - added, replaced };
}

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
