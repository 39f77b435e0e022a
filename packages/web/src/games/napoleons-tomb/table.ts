import { cardName, type napoleonsTomb, napoleonsTombPile, SUIT_NAMES } from "@tetrarch/engine";
import { type Ends, type GameTable, HIDDEN, type Option, type PileModel } from "../../table/model.js";
import { arrange } from "./arrange.js";

type View = napoleonsTomb.View;

const RANKS = "A23456789TJQK";
const FOUNDATION = 26;
const REDEALS = 4;

function piles(view: View): readonly PileModel[] {
  return [
    ...view.foundations.map(({ suit, cards }) => ({
      id: `f${suit}`,
      name: `foundation of ${SUIT_NAMES[suit]}`,
      cards,
      note: cards.length === 0 ? "a king begins it" : `${cards.length} of ${FOUNDATION}`,
    })),
    { id: "c", name: "central reserve", cards: view.central, note: centralNote(view.central) },
    ...view.tableau.map((cards, index) => ({
      id: `t${index + 1}`,
      name: `tableau pile ${index + 1}`,
      cards,
      note: runNote(cards),
    })),
    ...view.reserves.map((cards, index) => ({
      id: `r${index + 1}`,
      name: `reserve ${index + 1}`,
      cards,
      note: "",
    })),
    ...view.wastes.map((cards, index) => ({
      id: `w${index + 1}`,
      name: `waste ${index + 1}`,
      cards,
      note: "",
    })),
    { id: "s", name: "stock", cards: [...view.stock].reverse(), note: stockNote(view) },
  ];
}

function centralNote(cards: readonly string[]): string {
  return cards.length === 0 ? "an ace begins it" : runNote(cards);
}

/** A run in suit is told by its ends. */
function runNote(cards: readonly string[]): string {
  const [first] = cards;
  return first === undefined || cards.length === 1
    ? ""
    : `${cards.length} cards from the ${cardName(first)} up`;
}

function stockNote({ stock, redeals }: View): string {
  const left = REDEALS - redeals;
  return `${stock.length} ${stock.length === 1 ? "card" : "cards"}, ${left} ${left === 1 ? "redeal" : "redeals"} left`;
}

/** All foundations are `f` in move words; on the table each suit has its corner. The redeal is done on the stock. */
function ends(view: View, word: string): Ends {
  if (word === "redeal") return { from: "s", count: 0, to: "s" };
  const [from = "", target = ""] = word.split("-");
  const [to = "", times] = target.split("x");
  if (to === "f") return { from, count: 1, to: `f${napoleonsTombPile(view, from).at(-1)?.charAt(1) ?? ""}` };
  return { from, count: Number(times ?? 1), to };
}

/** Home first, then onto a card; the tomb lets go of nothing but homewards; an empty pile is worth keeping. */
function eagerness(view: View, { to }: Option): number {
  switch (to.charAt(0)) {
    case "f":
      return 0;
    case "t":
      return napoleonsTombPile(view, to).length > 0 ? 1 : 3;
    case "c":
      return 2;
    default:
      return 4 + napoleonsTombPile(view, to).length;
  }
}

/** The stock's large button deals the waste piles round, the lowest first; which pile else is the player's choice. */
function main(view: View, legal: readonly string[]) {
  if (legal.includes("redeal")) return { word: "redeal", label: "Redeal the waste" };
  const heights = view.wastes.map(({ length }) => length);
  const lowest = heights.indexOf(Math.min(...heights)) + 1;
  const word = `s-w${lowest}`;
  return legal.includes(word) ? { word, label: `Turn onto waste ${lowest}` } : undefined;
}

/** The card one rank up in suit, an ace after a king. */
function above(card: string): string {
  return RANKS.charAt((RANKS.indexOf(card.charAt(0)) + 1) % RANKS.length) + card.charAt(1);
}

function refusal(view: View, { from, count, to }: Ends): string {
  if (from === "s") return stockRefusal(view);
  if (from.startsWith("f")) return "What is home stays home.";
  const cards = napoleonsTombPile(view, from);
  const card = cards.at(-count);
  if (!card || card === HIDDEN) return "No card lies there.";
  if (count > 1 && to !== "c") return "Only the top card moves.";
  if (to === "")
    return from === "c" ? "It leaves only for its corner." : `No place for the ${cardName(card)} now.`;
  if (to.startsWith("f")) return foundationRefusal(view, card, to);
  if (from === "c") return "It leaves only for its corner.";
  if (to.startsWith("r")) return "Nothing is put on reserves.";
  if (to === "s" || to.startsWith("w")) return "The waste is for the stock.";
  const target = napoleonsTombPile(view, to).at(-1);
  return target ? `It takes the ${cardName(above(target))} next.` : "An ace opens the tomb.";
}

function stockRefusal({ stock, redeals }: View): string {
  if (stock.length > 0) return "The stock goes to waste piles.";
  return redeals === REDEALS ? "No redeal is left." : "There is no waste to redeal.";
}

function foundationRefusal(view: View, card: string, corner: string): string {
  const suit = corner.charAt(1);
  if (card.charAt(1) !== suit) return `This is the corner of ${SUIT_NAMES[suit]}.`;
  const count = view.foundations.find((foundation) => foundation.suit === suit)?.cards.length ?? 0;
  const next = RANKS.charAt(RANKS.length - 1 - (count % RANKS.length)) + suit;
  return `It takes the ${cardName(next)} next.`;
}

export const napoleonsTombTable: GameTable<View> = {
  piles,
  arrange,
  ends,
  cardName,
  eagerness,
  main,
  refusal,
  homeward: ({ to }) => to.startsWith("f"),
};
