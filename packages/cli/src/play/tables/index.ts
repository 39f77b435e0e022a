import { fourGodsTable } from "./four-gods.js";
import { fourKingdomsTable } from "./four-kingdoms.js";
import { kingsKeysTable } from "./kings-keys.js";
import { napoleonsTombTable } from "./napoleons-tomb.js";
import type { AnyTable } from "./table.js";
import { tombTable } from "./tomb-of-four-kings.js";

const TABLES: Readonly<Record<string, AnyTable>> = {
  "tomb-of-four-kings": tombTable,
  "kings-keys": kingsKeysTable,
  "four-kingdoms": fourKingdomsTable,
  "four-gods": fourGodsTable,
  "napoleons-tomb": napoleonsTombTable,
};

/** How a registered game is shown. Throws for any other: a bug. */
export function tableOf(gameId: string): AnyTable {
  const table = TABLES[gameId];
  if (!table) throw new Error(`no table for ${gameId}`);
  return table;
}
