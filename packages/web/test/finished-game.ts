import { resign, type Session } from "@tetrarch/engine";
import { type GameRecord, recordOf } from "@tetrarch/play";
import { randomGame } from "./app.js";

export const GAME = "kings-keys";
export const ID = "a".repeat(32);

export const { sessions, words } = randomGame(GAME, 401, 12);

/** A game of the new year of 2026, resigned where it stood. */
export function finishedGame(last = sessions.at(-1) as Session): GameRecord {
  const given = resign(last);
  const record = given.ok
    ? recordOf(given.value, ID, { endedAt: Date.UTC(2026, 0, 1), origin: "random" })
    : undefined;
  if (!record) throw new Error("still in play");
  return record;
}
