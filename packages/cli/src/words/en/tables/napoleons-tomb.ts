import { cardCount, cardName, type napoleonsTomb } from "@tetrarch/engine";
import { MOST_REDEALS, tableWords } from "@tetrarch/engine/napoleons-tomb";
import { cardsInWords, countedPileInWords, type PileInWords } from "../card-words.js";

type View = napoleonsTomb.View;

/** What stands on the table. */
export const napoleonsTombLabels = {
  gone: (pile: string) => ` ${pile}  gone`,
  stock: (count: number) => (count > 0 ? `stock ${count}` : "spent"),
  redeals: (left: number) => `redeals ${left}`,
  next: "next:",
  more: (count: number) => `+${count} more`,
  /** Why a move is advised, by the code of the adviser's rule. */
  reasons: {
    "draw-unseen":
      "All else can wait: after the redeal you see the whole stock. The card covers as little as can be.",
    "sort-stock": "It sorts the stock, so that on the last pass each card comes when it is wanted.",
    "play-in-order": "It is part of a plan that brings all cards home in this pass.",
    "no-plan": "No better plan was found than to turn on.",
    "play-home": "It can go home.",
    "whole-pile-to-centre": "A whole pile goes to the middle and leaves an empty pile.",
    "build-centre": "The middle can take it.",
    "build-tableau": "There it is out of the way until it is needed.",
    "fill-space": "It fills an empty pile and frees the card beneath it.",
    draw: "No card can go home now.",
    redeal: "The stock is spent: gather it and turn again.",
    "no-better-move": "No move is better than another.",
  } as Readonly<Record<string, string>>,
};

/** The tomb in words: foundations, central reserve, tableau, reserves, waste piles, stock; each pile's top card first. */
export function describeNapoleonsTomb(view: View): readonly PileInWords[] {
  return [
    ...view.foundations.map(({ suit, cards }) => ({
      pile: `f${suit}`,
      name: tableWords.pile(`f${suit}`),
      text: foundationInWords(cards),
    })),
    { pile: "c", name: tableWords.pile("c"), text: runInWords(view.central) },
    ...numbered("t", view.tableau, runInWords),
    ...numbered("r", view.reserves, (cards) => `${countedPileInWords(cards)}.`),
    ...numbered("w", view.wastes, (cards) => `${countedPileInWords(cards)}.`),
    { pile: "s", name: tableWords.pile("s"), text: stockInWords(view) },
  ];
}

/** Piles `t1`, `t2` … of these letters. */
function numbered(
  letters: string,
  piles: readonly (readonly string[])[],
  text: (cards: readonly string[]) => string,
): readonly PileInWords[] {
  return piles.map((cards, index) => {
    const pile = `${letters}${index + 1}`;
    return { pile, name: tableWords.pile(pile), text: text(cards) };
  });
}

function foundationInWords(cards: readonly string[]): string {
  const top = cards.at(-1);
  return top === undefined
    ? "empty, a king begins it."
    : `${cardCount(cards.length)}, ${cardName(top)} on top.`;
}

/** A run in suit is described by its ends. */
function runInWords(cards: readonly string[]): string {
  const [first] = cards;
  const last = cards.at(-1);
  if (first === undefined || last === undefined) return "empty.";
  if (cards.length === 1) return `${cardName(first)}.`;
  return `${cardCount(cards.length)}, from the ${cardName(first)} up to the ${cardName(last)}.`;
}

function stockInWords(view: View): string {
  const left = MOST_REDEALS - view.redeals;
  const redeals = `${left} ${left === 1 ? "redeal" : "redeals"} left`;
  const known = view.stock.filter((code) => code !== "--");
  const next = known.length > 0 ? `; next come ${cardsInWords(known)}` : "";
  return `${cardCount(view.stock.length)}, ${redeals}${next}.`;
}
