import type { fourKingdoms } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/four-kingdoms";
import { type GameTable, HIDDEN, type Option } from "../../table/model.js";
import { topFirst } from "../../words/en/table.js";
import { adaptTable, lateReasons } from "../table-adapter.js";
import { cardsOf, isEarlyTen } from "./early-ten.js";
import { gatesOf } from "./gates.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = fourKingdoms.View;

const reasons = lateReasons(() => import("./reason.js"));

const game = adaptTable("four-kingdoms", knowledge, tableWords);

function isHome(pile: string): boolean {
  return /^(castle|tower|dungeon|subjects)/.test(pile);
}

/** Home first, then onto a card, then to an empty land, then to be a guest. */
function eagerness(view: View, { to }: Option): number {
  if (isHome(to)) return 0;
  if (to.startsWith("g")) return 3;
  return cardsOf(game, view, to).length === 0 ? 2 : 1;
}

/** FK-5 to FK-8: what goes home does no harm there, but for a ten on which its jack could lie (FK-6). */
function isDue(view: View, { word, to }: Option): boolean {
  return isHome(to) && !isEarlyTen(game, view, word);
}

/** Whether a move takes cards of a run from the one on which they lie, for an empty land (FK-2). */
function careful(view: View, { from, depth, to }: Option): boolean {
  const beneath = /^t/.test(from) && /^t/.test(to) ? cardsOf(game, view, from).at(-depth - 1) : undefined;
  return beneath !== undefined && beneath !== HIDDEN && cardsOf(game, view, to).length === 0;
}

export const fourKingdomsTable: GameTable<View> = {
  ...game,
  refusal: (view, ends) => {
    const refusal = game.refusal(view, ends);
    // On a phone a long waste shows the edges of its latest cards alone.
    return ends.from === "w" && ends.depth > 1 ? `${refusal} ${words.wholeWaste}` : refusal;
  },
  prompt: (view) => (gatesOf(view).some(({ comesFrom }) => comesFrom) ? words.bringHome : words.movable),
  loadReasons: reasons.load,
  reasonFor: (view, word, known) => reasons.loaded?.reasonFor(game, view, word, known),
  arrange,
  contents(view, pile) {
    const found = /^[tw]/.test(pile) ? game.piles(view).find(({ id }) => id === pile) : undefined;
    const open = found?.cards.filter((code) => code !== HIDDEN) ?? [];
    return found && open.length > 1 ? topFirst(found.name, open.toReversed()) : undefined;
  },
  emptyPlace: (pile) => (/^t\d$/.test(pile) ? words.emptyLand : undefined),
  eagerness,
  isDue,
  careful,
};
