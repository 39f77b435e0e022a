import { cardCount, cardName, type napoleonsTomb } from "@tetrarch/engine";
import { MOST_REDEALS, tableWords } from "@tetrarch/engine/napoleons-tomb";
import { cardsInWords, countedPileInWords, type PileInWords } from "../card-words.js";

type View = napoleonsTomb.View;

export const napoleonsTombLabels = {
  gone: (pile: string) => ` ${pile}  gone`,
  stock: (count: number) => (count > 0 ? `stock ${count}` : "spent"),
  redeals: (left: number) => `redeals ${left}`,
  next: "next:",
  more: (count: number) => `+${count} more`,
  /** Why a move is advised, by the code of the adviser's rule. */
  reasons: {
    "draw-unseen": "The card there is needed latest; the rest can wait until you have seen the whole stock.",
    "sort-stock": "It puts the stock in order: on the last pass each card comes when it is needed.",
    "play-in-order": "With it all cards can go home in this pass.",
    "no-plan": "No sure way to win was found: turn on and see.",
    "play-home": "It can go home.",
    "whole-pile-to-centre": "The whole pile fits in the middle and leaves an empty pile.",
    "build-centre": "It fits in the middle.",
    "build-tableau": "It fits there and waits until it is needed.",
    "fill-space": "It fills an empty pile and frees the card beneath it.",
    draw: "No card can go home now.",
    redeal: "The stock is through: gather it and turn again.",
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
