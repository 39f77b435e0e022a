import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { Contests } from "./contests.js";

/** Series, duels and challenges. */
export function contestShelf({ database, copies }: BrowserStorage): Shelf {
  const store = new Contests(database, copies);
  return {
    async all() {
      // What the browser has lost is in no file otherwise.
      await store.mend();
      const { contests, unread } = await store.list();
      return { keepsakes: contests.map((contest) => ({ kind: "contest", contest })), unread };
    },
    add: (keepsakes) =>
      store.merge(keepsakes.flatMap((one) => (one.kind === "contest" ? [one.contest] : []))),
    inWords: (count) => counted(count, "series or duel", "series and duels"),
  };
}
