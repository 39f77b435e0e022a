import type { Session } from "@tetrarch/engine";
import { finishingWords } from "@tetrarch/play";
import type { AnyTable } from "../table/model.js";

/** The moves that end a game by itself; its table says which of them bring cards home. */
export function finishingOn(table: AnyTable, session: Session): readonly string[] {
  return finishingWords(session, table.comesHome);
}
