import { AnalysesFile } from "./analyses-file.js";
import { ArchiveFile } from "./archive-file.js";
import { FinishedGames } from "./finished-games.js";
import { KnownDeals } from "./known-deals.js";
import { Saves } from "./saves.js";
import { SettingsFile } from "./settings-file.js";

export interface Stores {
  readonly known: KnownDeals;
  readonly finished: FinishedGames;
  /** Everything else that is saved. */
  readonly archive: ArchiveFile;
  readonly analyses: AnalysesFile;
  readonly saves: Saves;
  readonly settings: SettingsFile;
}

/** The stores in a folder; without one they keep nothing. */
export function storesIn(home: string | undefined): Stores {
  return {
    known: new KnownDeals(home),
    finished: new FinishedGames(home),
    archive: new ArchiveFile(home),
    analyses: new AnalysesFile(home),
    saves: new Saves(home, () => new Date()),
    settings: new SettingsFile(home),
  };
}
