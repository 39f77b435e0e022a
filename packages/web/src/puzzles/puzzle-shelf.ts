import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import { tried } from "./tried.svelte.js";

/** The first tries at puzzles, from which the rating follows. */
export const puzzleShelf: Shelf = {
  all: async () => tried.all.map((one) => ({ kind: "puzzle", puzzle: one })),
  add: async (keepsakes) =>
    tried.add(...keepsakes.flatMap((one) => (one.kind === "puzzle" ? [one.puzzle] : []))),
  inWords: (count) => `your tries at ${counted(count, "puzzle")}`,
};
