import type { kingsKeys } from "@tetrarch/engine";
import { BOOK_SIZE, knowledge, tableWords } from "@tetrarch/engine/kings-keys";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable, lateReasons } from "../table-adapter.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = kingsKeys.View;

const reasons = lateReasons(() => import("./reason.js"));

const game = adaptTable("kings-keys", knowledge, tableWords, { still: ["books"] });

/** The longest stack first; of equal ones that which empties its cell. */
function eagerness(view: View, { from, depth, to }: Option): number {
  const lengths = new Map(game.piles(view).map(({ id, cards }) => [id, cards.length]));
  const built = (lengths.get(to) ?? 0) + depth;
  return (BOOK_SIZE - built) * 2 + (lengths.get(from) === depth ? 0 : 1);
}

export const kingsKeysTable: GameTable<View> = {
  ...game,
  loadReasons: reasons.load,
  reasonFor: (view, word, known) => reasons.loaded?.reasonFor(game, view, word, known),
  arrange,
  emptyPlace: (pile) => (/^[a-d]\d$/.test(pile) ? words.bareCell : undefined),
  prompt: () => words.whatFits,
  eagerness,
};
