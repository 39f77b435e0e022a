import type { Session } from "@tetrarch/engine";
import { identityOfFinished, recordOf } from "@tetrarch/play";
import type { Database } from "../play/database.js";

/**
 * What the history has of a game that is over, by its id there: this end of it, another one to which it had been brought
 * before it was taken back, or none. Rejects when the history cannot be read, with an Error for which `reasonOf` has words.
 */
export async function endKept(
  database: Database,
  session: Session,
  id: string,
): Promise<"this" | "another" | "none"> {
  const record = recordOf(session, id, { endedAt: 0 });
  if (!record) return "none";
  const key = identityOfFinished(record);
  const reading = (await database.open()).transaction(["finished", "moves"]);
  const [finished, moves] = await Promise.all([
    reading.objectStore("finished").get(key),
    reading.objectStore("moves").get(key),
  ]);
  if (!finished || moves === undefined) return "none";
  return moves === record.words.join(" ") && finished.end === record.end ? "this" : "another";
}
