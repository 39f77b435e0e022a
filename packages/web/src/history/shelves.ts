import { contestShelf } from "../duels/contest-shelf.js";
import { lessonShelf } from "../learn/lesson-shelf.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { puzzleShelf } from "../puzzles/puzzle-shelf.js";
import { remarkShelf } from "./remark-shelf.js";
import type { Shelf } from "./shelf.js";
import { startShelf } from "./start-shelf.js";

/** All that is kept besides games and goes into a file with them. */
export function shelvesOf(storage: BrowserStorage): readonly Shelf[] {
  return [contestShelf(storage), lessonShelf, puzzleShelf, remarkShelf(storage), startShelf(storage)];
}
