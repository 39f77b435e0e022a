import { identitiesOfDeals } from "@tetrarch/play";
import type { PuzzleTry } from "@tetrarch/play/puzzles";
import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { tried } from "./tried.svelte.js";

/** The deals of so many tries are read at once: all of some thousand in one task would hold the page up. */
const AT_ONCE = 100;

/** The first tries at puzzles, from which the rating follows. Whoever has made one elsewhere knows its deal (C-10). */
export function puzzleShelf({ known }: Pick<BrowserStorage, "known">): Shelf {
  return {
    all: async () => ({ keepsakes: tried.all.map((one) => ({ kind: "puzzle", puzzle: one })), unread: 0 }),
    add: async (keepsakes) => {
      const tries = keepsakes.flatMap((one) => (one.kind === "puzzle" ? [one.puzzle] : []));
      // Before anything tells of them; where it cannot be noted, no try is taken in.
      await known.add((await identitiesOf(tries)).map((identity) => ({ by: { identity }, how: "found" })));
      return tried.add(...tries);
    },
    inWords: (count) => `your tries at ${counted(count, "puzzle")}`,
  };
}

async function identitiesOf(tries: readonly PuzzleTry[]): Promise<readonly string[]> {
  const identities = new Set<string>();
  for (let from = 0; from < tries.length; from += AT_ONCE) {
    for (const identity of identitiesOfDeals(tries.slice(from, from + AT_ONCE))) identities.add(identity);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return [...identities];
}
