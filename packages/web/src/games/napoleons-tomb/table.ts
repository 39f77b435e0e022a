import type { napoleonsTomb } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/napoleons-tomb";
import { type AnyTable, type GameTable, type Option, placeBySight } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = napoleonsTomb.View;

const game = adaptTable("napoleons-tomb", knowledge, tableWords);

/** Home first, then onto a card; the tomb lets go of nothing but homewards; an empty pile is worth keeping. */
function eagerness(view: View, { to }: Option): number {
  const height = game.piles(view).find(({ id }) => id === to)?.cards.length ?? 0;
  switch (to.charAt(0)) {
    case "f":
      return 0;
    case "t":
      return height > 0 ? 1 : 3;
    case "c":
      return 2;
    default:
      return 4 + height;
  }
}

/** With one waste pile left there is nothing to choose in turning the stock. */
function repeats(view: View, word: string): boolean {
  return view.wastes.length === 1 && game.moveOf(word).type === "draw";
}

/** The waste piles are told apart by their cards. */
function label(view: View, word: string): string {
  const to = game.piles(view).find(({ id }) => id === game.ends(view, word).to);
  if (game.moveOf(word).type !== "draw" || !to) return game.said(view, word).label;
  return repeats(view, word) ? words.turn : words.turnTo(placeBySight(napoleonsTombTable as AnyTable, to));
}

export const napoleonsTombTable: GameTable<View> = {
  ...game,
  main(view, legal) {
    const main = game.main(view, legal);
    return main && repeats(view, main.word) ? { ...main, why: words.holdToTurn } : main;
  },
  repeats,
  label,
  emptyPlace: (pile) => (/^[trw]\d$/.test(pile) ? words.EMPTY[pile.charAt(0)] : undefined),
  reasons: words.reasons,
  arrange,
  eagerness,
};
