import type { kingsKeys } from "@tetrarch/engine";
import {
  knowledge as kingsKeysKnowledge,
  tableWords as kingsKeysTableWords,
} from "@tetrarch/engine/kings-keys";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";

/** Why a fair player of this game advises a move, by its rule of thumb. */
const reasons: Readonly<Record<string, string>> = {
  "complete-book": "It completes a book.",
  "draw-card": "It clears a cell, and a new card comes.",
  "make-room": "It makes room for what is to come.",
  "no-draw-left": "No cell can be cleared any more.",
};

type View = kingsKeys.View;

const BOOK = 4;

const known = adaptTable("kings-keys", kingsKeysKnowledge, kingsKeysTableWords, { still: ["books"] });

/** The longest stack first; of equal ones that which empties its cell. */
function eagerness(view: View, { from, depth, to }: Option): number {
  const lengths = new Map(known.piles(view).map(({ id, cards }) => [id, cards.length]));
  const built = (lengths.get(to) ?? 0) + depth;
  return (BOOK - built) * 2 + (lengths.get(from) === depth ? 0 : 1);
}

export const kingsKeysTable: GameTable<View> = { ...known, reasons, arrange, eagerness };
