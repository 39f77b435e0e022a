import { contestShelf } from "../duels/contest-shelf.js";
import { paymentShelf } from "../duels/payment-shelf.js";
import { manifests } from "../games/registry.js";
import { lessonShelf } from "../learn/lesson-shelf.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { puzzleShelf } from "../puzzles/puzzle-shelf.js";
import { cardSetShelf } from "./card-set-shelf.js";
import { inPlayShelf } from "./in-play-shelf.js";
import { knownShelf } from "./known-shelf.js";
import { remarkShelf } from "./remark-shelf.js";
import { settingsShelf } from "./settings-shelf.js";
import type { Shelf } from "./shelf.js";
import { startShelf } from "./start-shelf.js";

/** All that is kept besides games and goes into a file with them. */
export async function shelvesOf(storage: BrowserStorage): Promise<readonly Shelf[]> {
  const ofGames = await Promise.all(manifests.map((manifest) => manifest.shelf?.(storage)));
  return [
    cardSetShelf(storage),
    knownShelf(storage),
    // After the known deals: who was shown the cards of a game in play has help in it.
    inPlayShelf(storage),
    contestShelf(storage),
    paymentShelf(storage),
    lessonShelf,
    puzzleShelf(storage),
    remarkShelf(storage),
    settingsShelf,
    startShelf(storage),
    ...ofGames.filter((shelf) => shelf !== undefined),
  ];
}
