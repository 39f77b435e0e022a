import type { BrowserStorage } from "./browser-storage.js";
import { Contests } from "./contests.js";

/** The names of those at this screen who have still to play a deal of a game: nothing of its cards may be told before. */
export type PendingPlayers = (game: string, deal: string) => readonly string[];

/** Reads the book of contests once, for any number of games. Rejects, with an Error for which `reasonOf` has words. */
export async function pendingPlayers({
  database,
  copies,
}: Pick<BrowserStorage, "database" | "copies">): Promise<PendingPlayers> {
  return new Contests(database, copies).pendingPlayers();
}

/** Why a game is not analysed yet. */
export function pendingPlayersInWords(names: readonly string[]): string {
  return `${names.join(" and ")} must not know these cards before playing them`;
}
