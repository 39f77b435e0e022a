import { capital, cardCount, knowledgeOf } from "@tetrarch/engine";
import { cardSign } from "../drawing/cards.js";
import { cellWidth, shortened } from "../drawing/text.js";
import { labelOf, legalOf, type Model, viewOf } from "../model.js";
import type { AnyTable } from "../tables/table.js";

/** The cells of one pile, its name included: where two such go side by side every card's name is whole. */
const PILE_WIDTH = 28;
const NARROW_PILE_WIDTH = 19;
/** The most cards of a pile that are shown, its top ones. */
const MOST_CARDS = 3;

/**
 * The piles that hold cards, for a window in which the table has no room: `t2 3░ 2♣ 3♣`, several side by side; where no more
 * than `most` rows are needed for it also what is to be known of empty ones: `torches 4 of 4 burn`.
 */
export function smallTable(model: Model, width: number, most: number): readonly string[] {
  const { table } = model;
  const view = viewOf(model);
  const pileWidth = width > 2 * PILE_WIDTH ? PILE_WIDTH : NARROW_PILE_WIDTH;
  const across = Math.max(1, Math.floor((width + 1) / (pileWidth + 1)));
  const rowsOf = (shown: readonly unknown[]) => Math.ceil(shown.length / across);
  const all = knowledgeOf(table.game)
    .piles(view)
    .map(({ id, cards }) => ({
      isHeld: cards.length > 0,
      text:
        table.inShort?.(view, id) ?? (cards.length > 0 ? cardsInShort(table, cards) : table.note(view, id)),
      id,
    }));
  const held = all.filter(({ isHeld }) => isHeld);
  const noted = all.filter(({ text }) => text !== "");
  const shown = rowsOf(noted) <= Math.max(most, rowsOf(held)) ? noted : held;
  const piles = shown.map(({ id, text }) => shortened(`${id} ${text}`, pileWidth));
  const rows = rowsOf(piles);
  return Array.from({ length: rows }, (_, row) =>
    piles
      .filter((_pile, index) => index % rows === row)
      .map((pile) => pile + " ".repeat(pileWidth + 1 - cellWidth(pile)))
      .join("")
      .trimEnd(),
  );
}

function cardsInShort(table: AnyTable, cards: readonly string[]): string {
  const hidden = cards.filter((code) => code === "--").length;
  const shown = cards.filter((code) => code !== "--");
  const isOne = cards.length === 1;
  const top = shown.slice(-MOST_CARDS).map((code) => inShort(table, code, isOne));
  const more = shown.length > MOST_CARDS ? [`+${shown.length - MOST_CARDS}`] : [];
  return [...(hidden > 0 ? [`${hidden}░`] : []), ...more, ...top].join(" ");
}

/** A standard card by its sign; another one by its code, or by its name where it lies alone. */
function inShort(table: AnyTable, code: string, isOne: boolean): string {
  if (/^([A2-9TJQK][CDHS]|JK)$/.test(code)) return cardSign(code);
  return isOne ? table.cardName(code) : code;
}

/** The legal moves, numbered, each with the cards that it takes up. */
export function movesWithCards(model: Model): readonly string[] {
  const { table } = model;
  const view = viewOf(model);
  return legalOf(model).map((word, index) => {
    const { card, count, carries } = table.ends(view, word);
    const isNamed = carries && card !== null && card !== "--";
    const others = count > 1 ? ` (${cardCount(count)})` : "";
    const name = isNamed ? `${capital(table.cardName(card))}${others}: ` : "";
    return `${index + 1} ${word}: ${name}${labelOf(model, word)}`;
  });
}
