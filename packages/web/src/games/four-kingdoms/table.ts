import type { fourKingdoms } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/four-kingdoms";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";
import { isJackHome, reasonFor } from "./reason.js";
import * as words from "./words.js";

type View = fourKingdoms.View;

const game = adaptTable("four-kingdoms", knowledge, tableWords);

function isHome(pile: string): boolean {
  return /^(castle|tower|dungeon|subjects)/.test(pile);
}

/** Home first, then onto a card, then to an empty land, then to be a guest. */
function eagerness(view: View, { to }: Option): number {
  if (isHome(to)) return 0;
  if (to.startsWith("g")) return 3;
  return game.piles(view).some(({ id, cards }) => id === to && cards.length === 0) ? 2 : 1;
}

/** FK-5 to FK-8: what goes home does no harm there, but for a ten on which its jack could lie (FK-6). */
function isDue(view: View, { word, to }: Option): boolean {
  const isEarlyTen = to.startsWith("tower") && !isJackHome(game, view, word);
  return isHome(to) && !isEarlyTen;
}

export const fourKingdomsTable: GameTable<View> = {
  ...game,
  refusal: (view, ends) => {
    const refusal = game.refusal(view, ends);
    // On a phone a long waste shows the edges of its latest cards alone.
    return ends.from === "w" && ends.depth > 1 ? `${refusal} ${words.wholeWaste}` : refusal;
  },
  reasonFor: (view, word, known) => reasonFor(game, view, word, known),
  arrange,
  emptyPlace: (pile) => (/^t\d$/.test(pile) ? words.emptyLand : undefined),
  eagerness,
  isDue,
};
