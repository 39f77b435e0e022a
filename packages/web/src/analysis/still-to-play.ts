import { Contests } from "../duels/contests.js";
import type { BrowserStorage } from "../play/browser-storage.js";

/** The names of those at this screen who have still to play a deal of a game: nothing of its cards may be told before. */
export type PlayersToCome = (game: string, deal: string) => readonly string[];

/** Reads the book of contests once, for any number of games. Rejects, with an Error for which `reasonOf` has words. */
export async function playersToCome({
  database,
  copies,
}: Pick<BrowserStorage, "database" | "copies">): Promise<PlayersToCome> {
  return new Contests(database, copies).playersToCome();
}

/** Why a game is not analysed yet. */
export function toComeInWords(names: readonly string[]): string {
  return `${names.join(" and ")} must not know these cards before playing them`;
}
