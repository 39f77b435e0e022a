import type { Session } from "@tetrarch/engine";
import { finishingWords } from "@tetrarch/play";
import type { AnyTable } from "../table/model.js";

/** The moves that end a game by itself; its table says which of them bring cards home. */
export function finishingOn(table: AnyTable, session: Session): readonly string[] {
  const { homeward } = table;
  return finishingWords(session, homeward && ((view, word) => homeward({ word, ...table.ends(view, word) })));
}
