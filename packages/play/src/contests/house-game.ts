import { outcomeOf, playWord, resign, type Session, unwrap } from "@tetrarch/engine";
import { type GameRecord, recordOf } from "../session/game-record.js";

/**
 * The record of a game that a program has played for the house; one that it left is resigned. Throws for a move that is
 * not legal: a bug.
 */
export function houseRecord(
  start: Session,
  words: readonly string[],
  id: string,
  circumstances: Parameters<typeof recordOf>[2],
): GameRecord {
  let session = start;
  for (const word of words) session = unwrap(playWord(session, word));
  const resigned = outcomeOf(session).status === "playing" ? resign(session) : undefined;
  const record = recordOf(resigned?.ok ? resigned.value : session, id, circumstances);
  if (!record) throw new Error("a game of the house that is not over");
  return record;
}
