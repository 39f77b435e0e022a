import { isStarted, type Session } from "@tetrarch/engine";
import { isInPlay } from "@tetrarch/play";
import type { BrowserStorage } from "./browser-storage.js";

/**
 * Whether a game has ended when another deal takes its place: one in play has, and a contest's also when all of its moves were
 * taken back (TK-30: a game that was begun is not replaced). Never rejects.
 */
export async function endsByLeaving(
  session: Session,
  { database, copies }: Pick<BrowserStorage, "database" | "copies">,
): Promise<boolean> {
  if (isInPlay(session)) return true;
  const isTakenBack = isStarted(session) && session.now.number === 0 && !session.resigned;
  // No code names the deals of a contest.
  if (!isTakenBack || !session.deal.includes(" ")) return false;
  try {
    const { Contests } = await import("../duels/contests.js");
    return await new Contests(database, copies).waitsFor(session.game.id, session.deal);
  } catch {
    // Where nothing can be read there is no contest either.
    return false;
  }
}
