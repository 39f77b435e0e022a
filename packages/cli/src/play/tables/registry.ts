import { fourGodsTable } from "./four-gods/index.js";
import { fourKingdomsTable } from "./four-kingdoms/index.js";
import { kingsKeysTable } from "./kings-keys/index.js";
import { napoleonsTombTable } from "./napoleons-tomb/index.js";
import type { AnyTable } from "./table.js";
import { tombTable } from "./tomb-of-four-kings/index.js";

/** The tables of all games. */
export const tables: readonly AnyTable[] = [
  tombTable,
  kingsKeysTable,
  fourKingdomsTable,
  fourGodsTable,
  napoleonsTombTable,
];
