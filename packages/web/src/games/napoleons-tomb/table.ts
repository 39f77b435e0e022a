import { type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import { knowledge, MOST_REDEALS, tableWords } from "@tetrarch/engine/napoleons-tomb";
import {
  type AdviceContext,
  type AnyTable,
  type GameTable,
  type Option,
  placeBySight,
} from "../../table/model.js";
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

/** The ranks, lowest first. */
const RANKS = "A23456789TJQK";

/** How many cards of its suit go home before a card. */
function homeDistance({ foundations }: View, card: string): number {
  const home = foundations.find(({ suit }) => suit === card.charAt(1))?.cards.length ?? 0;
  const next = RANKS.length - 1 - (home % RANKS.length);
  return (next - RANKS.indexOf(card.charAt(0)) + RANKS.length) % RANKS.length;
}

/** The reason of a hint: it speaks of the cards that lie there, else of the rule of thumb. */
function reasonFor(view: View, word: string, { rule }: AdviceContext): string | undefined {
  switch (rule) {
    case "draw-unseen":
      return sentences(coverReason(view, word), words.buildingWaits);
    case "sort-stock":
      return sentences(sortReason(view), homeWaits(view), words.sortsFor);
    case "play-in-order":
      return sentences(nextHome(view, word) ?? words.planned, homeWaits(view));
    default:
      return rule === undefined ? undefined : words.reasons[rule];
  }
}

function coverReason(view: View, word: string): string {
  const covered = topOf(view, game.ends(view, word).to);
  if (covered === undefined) return words.coversNothing;
  return words.coversLatest(SUIT_NAMES[covered.charAt(1)] ?? "", homeDistance(view, covered));
}

function sortReason({ stock, wastes, redeals }: View): string {
  const passes = MOST_REDEALS - 1 - redeals;
  const turns = stock.length + passes * (stock.length + wastes.flat().length);
  return turns === 0 ? words.sorted : words.sorts(turns);
}

/** The card that can go home at once after a move, in words; undefined where none is made free by it. */
function nextHome(view: View, word: string): string | undefined {
  const { from, depth, to } = game.ends(view, word);
  const source = game.piles(view).find(({ id }) => id === from)?.cards ?? [];
  const moved = source.at(-depth);
  const freed = source.at(-depth - 1);
  if (moved !== undefined && /^w/.test(to) && homeDistance(view, moved) === 0) return words.thenHome;
  const isFree = freed !== undefined && from !== "stock" && homeDistance(view, freed) === 0;
  return isFree ? words.freesForHome(game.cardName(freed)) : undefined;
}

/** The card that could go home now and shall not; empty where there is none. */
function homeWaits(view: View): string {
  const tops = game
    .piles(view)
    .filter(({ id }) => /^[rtwc]/.test(id))
    .flatMap(({ cards }) => cards.at(-1) ?? []);
  const home = tops.find((card) => homeDistance(view, card) === 0);
  return home === undefined ? "" : words.homeWaits(game.cardName(home));
}

function topOf(view: View, pile: string): string | undefined {
  return game
    .piles(view)
    .find(({ id }) => id === pile)
    ?.cards.at(-1);
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

export const napoleonsTombTable: GameTable<View> = {
  ...game,
  goal: words.goal,
  main(view, legal, hinted) {
    if (hinted !== undefined && !isOnlyDraw(view, hinted))
      return { word: hinted, label: game.said(view, hinted).label, why: words.hinted };
    const main = game.main(view, legal);
    if (main && game.moveOf(main.word).type === "foundation") {
      const card = topOf(view, game.ends(view, main.word).from) ?? "";
      return { ...main, label: words.sendHome, why: game.cardName(card) };
    }
    if (!main || !isDraw(main.word)) return main;
    // Of several waste piles the right one is the player's choice: it depends on what they cover.
    return isOnlyDraw(view, main.word) ? { ...main, why: words.holdToTurn } : undefined;
  },
  prompt: ({ stock, wastes }) => (stock.length > 0 && wastes.length > 1 ? words.choosePile : ""),
  repeats: (_, word) => isDraw(word),
  label,
  emptyPlace: (pile) => (/^[trw]\d$/.test(pile) ? words.EMPTY[pile.charAt(0)] : undefined),
  reasonFor,
  arrange,
  eagerness,
};
