import { cardCount, cardName, type napoleonsTomb } from "@tetrarch/engine";
import { tableWords } from "@tetrarch/engine/napoleons-tomb";
import { cardsInWords, topFirst } from "../card-words.js";
import type { PileInWords } from "../table.js";

type View = napoleonsTomb.View;

/** The tomb in words: foundations, central reserve, tableau, reserves, waste piles, stock; each pile's top card first. */
export function describeNapoleonsTomb(view: View): readonly PileInWords[] {
  return [
    ...view.foundations.map(({ suit, cards }) => ({
      pile: `f${suit}`,
      name: tableWords.pile(`f${suit}`),
      text: foundationInWords(cards),
    })),
    { pile: "c", name: tableWords.pile("c"), text: runInWords(view.central) },
    ...view.tableau.map((cards, index) => ({
      pile: `t${index + 1}`,
      name: tableWords.pile(`t${index + 1}`),
      text: runInWords(cards),
    })),
    ...view.reserves.map((cards, index) => ({
      pile: `r${index + 1}`,
      name: tableWords.pile(`r${index + 1}`),
      text: pileInWords(cards),
    })),
    ...view.wastes.map((cards, index) => ({
      pile: `w${index + 1}`,
      name: tableWords.pile(`w${index + 1}`),
      text: pileInWords(cards),
    })),
    { pile: "s", name: tableWords.pile("s"), text: stockInWords(view) },
  ];
}

function foundationInWords(cards: readonly string[]): string {
  const top = cards.at(-1);
  return top === undefined
    ? "empty, a king begins it."
    : `${cardCount(cards.length)}, ${cardName(top)} on top.`;
}

/** A run in suit is told by its ends. */
function runInWords(cards: readonly string[]): string {
  const [first] = cards;
  const last = cards.at(-1);
  if (first === undefined || last === undefined) return "empty.";
  if (cards.length === 1) return `${cardName(first)}.`;
  return `${cardCount(cards.length)}, from the ${cardName(first)} up to the ${cardName(last)}.`;
}

function pileInWords(cards: readonly string[]): string {
  return cards.length === 0 ? "empty." : `${cardCount(cards.length)}, ${topFirst(cards)}.`;
}

function stockInWords(view: View): string {
  const left = 4 - view.redeals;
  const redeals = `${left} ${left === 1 ? "redeal" : "redeals"} left`;
  const known = view.stock.filter((code) => code !== "--");
  const next = known.length > 0 ? `; next come ${cardsInWords(known)}` : "";
  return `${cardCount(view.stock.length)}, ${redeals}${next}.`;
}
