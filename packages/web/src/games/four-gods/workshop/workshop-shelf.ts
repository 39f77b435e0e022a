import type { Shelf } from "../../../history/shelf.js";
import { counted } from "../../../history/words.js";
import type { BrowserStorage } from "../../../play/browser-storage.js";
import { CardSets } from "./card-sets.js";

/** The card sets in the workshop, as they stand in their forms. */
export function workshopShelf({ database }: BrowserStorage): Shelf {
  const sets = new CardSets(database);
  return {
    async all() {
      const { sets: own, unread } = await sets.list();
      const keepsakes = own.map(
        ({ id, changedAt, draft }) => ({ kind: "workshop", id, changedAt, set: draft }) as const,
      );
      return { keepsakes, unread };
    },
    add: (keepsakes) => sets.merge(keepsakes.filter((keepsake) => keepsake.kind === "workshop")),
    inWords: (count) => counted(count, "card set in the workshop", "card sets in the workshop"),
  };
}
