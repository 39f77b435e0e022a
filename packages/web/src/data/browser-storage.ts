import { answered } from "../ui/timeouts.js";
import * as words from "../words/en/data.js";
import { Database } from "./database.js";
import { KnownDeals } from "./known-deals.js";
import { BrowserMirror } from "./mirror.js";
import { PlayedSets } from "./played-sets.js";
import { SavedGames } from "./saved-games.js";
import { savedAtOf } from "./stored-copies.js";

/** All that the app keeps in this browser, settings aside. */
export class BrowserStorage {
  readonly games: SavedGames;
  readonly known: KnownDeals;
  /** For the finished games, which are handled only where they are shown. */
  readonly database = new Database();
  readonly copies = new BrowserMirror();
  /** The card sets of one's own that games are played with. */
  readonly cards = new PlayedSets(this.database, this.copies);
  #isReported = false;

  constructor() {
    this.games = new SavedGames(this);
    this.known = new KnownDeals(this.database, this.copies);
  }

  /** What the player has to be told of the storage as a whole, once; empty when it is as it should be, or new. */
  async news(): Promise<string> {
    // Where it cannot be opened, that is told with the first game.
    await answered(this.database.open()).catch(() => undefined);
    const { state, madeAt } = this.database;
    if (state === "kept" || this.#isReported) return "";
    this.#isReported = true;
    // What was kept since the database was made has nothing to do with one before it.
    const copies = await this.copies.all("games");
    const size = [...copies.values()].filter((copy) => savedAtOf(copy) < madeAt).length;
    if (size > 0) return words.gamesRestored(size);
    return state === "lost" ? words.gamesLost : "";
  }
}
