import { ArchiveFile } from "./archive-file.js";
import { FinishedGames } from "./finished-games.js";
import { KnownDeals } from "./known-deals.js";

/** What is kept besides the games in play. */
export interface Stores {
  /** The deals the player knows. */
  readonly known: KnownDeals;
  readonly finished: FinishedGames;
  /** Everything else that is saved. */
  readonly archive: ArchiveFile;
}

/** The stores in a folder; without one they keep nothing. */
export function storesIn(home: string | undefined): Stores {
  return {
    known: new KnownDeals(home),
    finished: new FinishedGames(home),
    archive: new ArchiveFile(home),
  };
}
