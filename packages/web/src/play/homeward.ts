import type { Homeward } from "@tetrarch/play";
import type { AnyTable } from "../table/model.js";

/** Which moves of a table's game bring cards home for good; undefined for games in which none does. */
export function homewardOf(table: AnyTable): Homeward | undefined {
  if (!table.homeward) return undefined;
  return (view, word) => table.homeward?.({ word, ...table.ends(view, word) }) ?? false;
}
