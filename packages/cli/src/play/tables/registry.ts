import { type AnyGame, ownSetOf } from "@tetrarch/engine";
import { fourGodsTable } from "./four-gods.js";
import { fourKingdomsTable } from "./four-kingdoms.js";
import { kingsKeysTable } from "./kings-keys.js";
import { napoleonsTombTable } from "./napoleons-tomb.js";
import { plainTable } from "./plain.js";
import type { AnyTable } from "./table.js";
import { tombTable } from "./tomb-of-four-kings.js";

/** The tables of the games that have one of their own; a plain game needs none. */
const tables: readonly AnyTable[] = [
  tombTable,
  kingsKeysTable,
  fourKingdomsTable,
  fourGodsTable,
  napoleonsTombTable,
];

/** The table of a game, with the player's own cards where it is played with these. */
export function tableWith(game: AnyGame): AnyTable {
  const table = tableOf(game.id);
  return (ownSetOf(game) && table.withCards?.(game)) ?? table;
}

/** The table of a registered game. Throws for any other: a bug. */
export function tableOf(gameId: string): AnyTable {
  const table = tables.find(({ game }) => game === gameId) ?? plainTable(gameId);
  if (!table) throw new Error(`no table for ${gameId}`);
  return table;
}

/** The table of the game that has a ladder or a score sheet. Throws where none has: a bug. */
export function tableWhere<Part extends "ladder" | "scoreSheet">(part: Part): Required<Pick<AnyTable, Part>> {
  const table = tables.find(
    (one): one is AnyTable & Required<Pick<AnyTable, Part>> => one[part] !== undefined,
  );
  if (!table) throw new Error(`no table has a ${part}`);
  return table;
}
