import { formatDealCode, seededRandom } from "@tetrarch/engine";
import { gameOf } from "../../../../testing/game-of.js";
import { GameKeeper } from "../../src/play/game-keeper.js";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { type Stores, storesIn } from "../../src/play/saves/stores.js";
import { DAY, savesIn } from "./game-keeper-for-tests.js";
import { begun } from "./saves-for-tests.js";

export const RESIGN = { type: "resign" } as const;
export const DEAL = { type: "play", word: "deal" } as const;
export const KEYS = formatDealCode(gameOf("kings-keys").dealCode, 7);

let seconds = 0;

/** A keeper whose clock goes on by a second whenever it is looked at. */
export function keeperIn(folder: string): GameKeeper {
  const now = () => new Date(DAY.getTime() + ++seconds * 1000);
  return new GameKeeper({
    saves: savesIn(folder),
    random: seededRandom(++seconds),
    now,
    transcript: undefined,
  });
}

export function recorded(folder: string) {
  return new FinishedGames(folder).read().games;
}

/** What a command line finds of a player whose games lie in a folder. */
export function keptIn(folder: string): Stores {
  return storesIn(folder);
}

/** Plays two games in a folder, both given up. */
export function playTwo(folder: string): void {
  const keeper = keeperIn(folder);
  keeper.act(keeper.act(begun(keeper), DEAL), RESIGN);
  keeper.act(begun(keeper, "kings-keys", KEYS), RESIGN);
  keeper.close();
}
