import { legalWords, type Session } from "@tetrarch/engine";
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

/** Whether a tap may make another move of the same cards without asking: home, or to the first of like empty places. */
export function isSpared(table: AnyTable, session: Session, word: string): boolean {
  const view = session.game.view(session.now.state);
  const { from, to } = table.ends(view, word);
  const empty = table.emptyPlace?.(to);
  return legalWords(session).some((other) => {
    const option = { word: other, ...table.ends(view, other) };
    const isAlike = empty !== undefined && table.emptyPlace?.(option.to) === empty;
    return other !== word && option.from === from && (isAlike || table.isDue?.(view, option) === true);
  });
}
