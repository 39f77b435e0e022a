import { fourGodsTable } from "../src/games/four-gods/table.js";
import { fourKingdomsTable } from "../src/games/four-kingdoms/table.js";
import { kingsKeysTable } from "../src/games/kings-keys/table.js";
import { napoleonsTombTable } from "../src/games/napoleons-tomb/table.js";
import { tombTable } from "../src/games/tomb-of-four-kings/table.js";
import type { AnyTable } from "../src/table/model.js";

/** The tables that are tested, by game. */
export const tables: Readonly<Record<string, AnyTable>> = {
  "tomb-of-four-kings": tombTable as AnyTable,
  "kings-keys": kingsKeysTable as AnyTable,
  "four-gods": fourGodsTable as AnyTable,
  "four-kingdoms": fourKingdomsTable as AnyTable,
  "napoleons-tomb": napoleonsTombTable as AnyTable,
};
