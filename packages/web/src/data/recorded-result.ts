import type { Session } from "@tetrarch/engine";
import { identityOfFinished, recordOf } from "@tetrarch/play";
import type { Database } from "./database.js";
import { isListed } from "./finished-games.js";

/**
 * What the history has of a game that is over, by its id there: this end of it, another one that it had
 * before it was taken back, or none. Rejects when the history cannot be read, with an Error for which `reasonOf` has words.
 */
export async function recordedResult(
  database: Database,
  session: Session,
  id: string,
): Promise<"this" | "another" | "none"> {
  const record = recordOf(session, id, { endedAt: 0 });
  if (!record) return "none";
  const key = identityOfFinished(record);
  const [finished, moves] = await database.read(["finished", "moves"], (transaction) =>
    Promise.all([transaction.get("finished", key), transaction.get("moves", key)]),
  );
  if (!isListed(finished) || moves === undefined) return "none";
  return moves === record.words.join(" ") && finished.end === record.end ? "this" : "another";
}
