import { tables } from "./registry.js";
import type { AnyTable } from "./table.js";

/** How a registered game is shown. Throws for any other: a bug. */
export function tableOf(gameId: string): AnyTable {
  const table = tables.find(({ game }) => game === gameId);
  if (!table) throw new Error(`no table for ${gameId}`);
  return table;
}
