import { identitiesOfDeals } from "@tetrarch/play";
import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { tried } from "./tried.svelte.js";

/** The first tries at puzzles, from which the rating follows. Whoever has made one elsewhere knows its deal (C-10). */
export function puzzleShelf({ known }: Pick<BrowserStorage, "known">): Shelf {
  return {
    all: async () => tried.all.map((one) => ({ kind: "puzzle", puzzle: one })),
    add: async (keepsakes) => {
      const tries = keepsakes.flatMap((one) => (one.kind === "puzzle" ? [one.puzzle] : []));
      // Before anything tells of them; where it cannot be noted, nothing is taken in.
      await Promise.all(identitiesOfDeals(tries).map((identity) => known.learn(identity, "found")));
      return tried.add(...tries);
    },
    inWords: (count) => `your tries at ${counted(count, "puzzle")}`,
  };
}
