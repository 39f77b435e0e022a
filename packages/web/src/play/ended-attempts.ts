import { resign, type Session } from "@tetrarch/engine";
import { type GameInPlay, identityOfFinished, recordOf } from "@tetrarch/play";
import type { ListedGame, Writing } from "./database.js";
import { isListed } from "./finished-records.js";

/** The stores that tell which attempts have ended. */
export const ENDED_STORES = ["finished", "ended"] as const;

/**
 * Notes in the transaction that deletes finished games that they have ended: none of them can be played again from a file (C-10),
 * whatever becomes of the history.
 */
export async function noteEnded(writing: Writing, games: "all" | readonly ListedGame[]): Promise<void> {
  const ended = writing.objectStore("ended");
  const all: readonly unknown[] = games === "all" ? await writing.objectStore("finished").getAll() : games;
  await Promise.all(all.filter(isListed).map(({ id, endedAt }) => ended.put(endedAt, id)));
}

/** Whether a game in play has ended here, deleted since or not; one that was taken back after its end is played on all the same. */
export async function hasEnded(
  writing: Writing,
  { attempt }: GameInPlay,
  session: Session,
): Promise<boolean> {
  if (!attempt || attempt.isRecorded) return false;
  if ((await writing.objectStore("ended").count(attempt.id)) > 0) return true;
  const resigned = resign(session);
  const record = resigned.ok && recordOf(resigned.value, attempt.id, { endedAt: 0 });
  if (!record) return false;
  return (await writing.objectStore("finished").count(identityOfFinished(record))) > 0;
}
