import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { Payments } from "./payments.js";

/** Debts that were settled between two. */
export function paymentShelf({ database, copies }: BrowserStorage): Shelf {
  const store = new Payments(database, copies);
  return {
    async all() {
      // What the browser has lost is in no file otherwise.
      await store.mend();
      const { payments, unread } = await store.list();
      return { keepsakes: payments.map((payment) => ({ kind: "payment", payment })), unread };
    },
    add: (keepsakes) =>
      store.merge(keepsakes.flatMap((one) => (one.kind === "payment" ? [one.payment] : []))),
    inWords: (count) => counted(count, "settled debt"),
  };
}
