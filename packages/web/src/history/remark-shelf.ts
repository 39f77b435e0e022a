import type { BrowserStorage } from "../play/browser-storage.js";
import { Remarks } from "./remarks.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** Stars, notes and what else is set beside games. */
export function remarkShelf({ database, copies }: BrowserStorage): Shelf {
  const store = new Remarks(database, copies);
  return {
    async all() {
      // What the browser has lost is in no file otherwise.
      await store.mend();
      const { remarks, unread } = await store.list();
      return { keepsakes: [...remarks.values()].map((remark) => ({ kind: "remark", remark })), unread };
    },
    add: (keepsakes) => store.merge(keepsakes.flatMap((one) => (one.kind === "remark" ? [one.remark] : []))),
    inWords: (count) => `what you noted on ${counted(count, "game")}`,
  };
}
