import { Collection, KINDS, type WorkshopSet } from "@tetrarch/play";
import type { Database } from "./database.js";

/** The card sets in the workshop in this browser's database, as they stand in their forms. */
export class WorkshopSets extends Collection<WorkshopSet> {
  constructor(database: Database) {
    super(database, {
      kind: KINDS.workshop,
      store: "sets",
      read: (stored, id) => {
        if (typeof stored !== "object" || stored === null || !("set" in stored)) return undefined;
        const changedAt = "changedAt" in stored && Number.isFinite(stored.changedAt) ? stored.changedAt : 0;
        const read = KINDS.workshop.read({ id, changedAt, set: stored.set });
        return read.ok ? read.value : undefined;
      },
      put: (transaction, { id, ...stored }) => transaction.put("sets", id, stored),
      now: Date.now,
    });
  }
}
