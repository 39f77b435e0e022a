import type { BrowserStorage } from "../play/browser-storage.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** The card sets of the player's own that games were played with. */
export function cardSetShelf({ cards }: BrowserStorage): Shelf {
  return {
    async all() {
      const { sets, unread } = await cards.all();
      return { keepsakes: sets.map((set) => ({ kind: "card-set", set })), unread };
    },
    add: (keepsakes) =>
      cards.add(keepsakes.flatMap((keepsake) => (keepsake.kind === "card-set" ? [keepsake.set] : []))),
    inWords: (count) => counted(count, "card set played with", "card sets played with"),
  };
}
