import type { BrowserStorage } from "../play/browser-storage.js";
import { FreshStarts } from "./fresh-starts.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** From when on the statistics count. */
export function startShelf({ database }: BrowserStorage): Shelf {
  const store = new FreshStarts(database);
  return {
    async all() {
      const { starts, unread } = await store.list();
      return { keepsakes: starts.map((start) => ({ kind: "start", start })), unread };
    },
    add: (keepsakes) => store.merge(keepsakes.flatMap((one) => (one.kind === "start" ? [one.start] : []))),
    inWords: (count) => `from when on the statistics of ${counted(count, "solitaire")} count`,
  };
}
