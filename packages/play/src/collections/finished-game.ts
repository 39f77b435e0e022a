import { byEnd, firstEnded, type GameRecord, identityOfFinished } from "../session/game-record.js";
import { parseGameRecord } from "../session/read-game-record.js";
import { type Kind, mergeAll } from "./kind.js";

/** Finished games. Their lines in an export are their records, without a kind. */
export const finishedGames: Kind<GameRecord, undefined> = {
  field: undefined,
  version: 2,
  read: parseGameRecord,
  key: identityOfFinished,
  merge: firstEnded,
};

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
    if (before && firstEnded(before, record) === before) continue;
    news.push(record);
    if (!before) added++;
    else if (record.endedAt < before.endedAt) replaced++;
  }
  return { news, added, known: records.length - added, replaced };
}

/** The history that records make, each game once, newest first: the same in whatever order and however often they are given. */
export function historyOf(records: Iterable<GameRecord>): readonly GameRecord[] {
  return [...mergeAll(finishedGames, records).values()].sort(byEnd);
}
