import type { napoleonsTomb } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/napoleons-tomb";
import {
  type AnyTable,
  type GameTable,
  HIDDEN,
  type Option,
  type PileModel,
  placeBySight,
} from "../../table/model.js";
import { topFirst } from "../../words/en/table.js";
import { adaptTable, lateReasons } from "../table-adapter.js";
import { arrange } from "./layout.js";
import { duePiles } from "./wanted-cards.js";
import * as words from "./words.js";

type View = napoleonsTomb.View;

const reasons = lateReasons(() => import("./reason.js"));

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

function isDraw(word: string): boolean {
  return game.moveOf(word).type === "draw";
}

/** With one waste pile left there is nothing to choose in turning the stock (NT-7). */
function isOnlyDraw(view: View, word: string): boolean {
  return view.wastes.length === 1 && isDraw(word);
}

/** The waste piles are told apart by their cards. */
function label(view: View, word: string): string {
  const to = game.piles(view).find(({ id }) => id === game.ends(view, word).to);
  if (!isDraw(word) || !to) return game.said(view, word).label;
  return isOnlyDraw(view, word) ? words.turn : words.turnTo(placeBySight(napoleonsTombTable as AnyTable, to));
}

function pileOf(view: View, pile: string): PileModel | undefined {
  return game.piles(view).find(({ id }) => id === pile);
}

/** A pile of the waste, or the stock, in which cards are too many to be read where they lie. */
function longPile(view: View, pile: string): PileModel | undefined {
  const found = /^[ws]/.test(pile) ? pileOf(view, pile) : undefined;
  return found && found.cards.length > 1 && !found.cards.includes(HIDDEN) ? found : undefined;
}

export const napoleonsTombTable: GameTable<View> = {
  ...game,
  main(view, legal, hinted) {
    const main =
      hinted === undefined
        ? game.main(view, legal)
        : { word: hinted, label: game.said(view, hinted).label, why: words.hinted };
    if (!main) return undefined;
    const { type, ...move } = game.moveOf(main.word);
    if (type === "foundation") {
      const card = pileOf(view, game.ends(view, main.word).from)?.cards.at(-1) ?? "";
      const name = game.cardName(card);
      return { ...main, label: words.sendHome, why: hinted === undefined ? name : words.hintedCard(name) };
    }
    if (isOnlyDraw(view, main.word)) return { ...main, why: words.holdToTurn };
    if ("from" in move) return { ...main, label: words.playHint, why: undefined };
    // Of several waste piles the right one is the player's choice: it depends on what they cover.
    return type === "draw" && hinted === undefined ? undefined : main;
  },
  prompt(view) {
    const isLit = duePiles(view, game.piles(view)).length > 0;
    if (view.stock.length === 0) return isLit ? words.litOnly : words.noStock;
    return isLit ? words.litOrStock : words.choosePile;
  },
  repeats: (_, word) => isDraw(word),
  label,
  emptyPlace: (pile) => (/^[trw]\d$/.test(pile) ? words.EMPTY[pile.charAt(0)] : undefined),
  contents(view, pile) {
    const found = longPile(view, pile);
    return found && topFirst(found.name, found.cards.toReversed());
  },
  about(view, pile) {
    const found = longPile(view, pile);
    return found && words.holdToRead(found.name, found.cards.length);
  },
  loadReasons: reasons.load,
  reasonFor: (view, word, known) => reasons.loaded?.reasonFor(game, view, word, known),
  arrange,
  eagerness,
};
