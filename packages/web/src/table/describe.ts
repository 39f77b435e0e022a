import { type AnyTable, HIDDEN } from "./model.js";

/**
 * A legal move by the cards and places it concerns: `king of hearts, free land 3 to the castle`; undefined where no
 * card is to be named.
 */
export function moveByCards(table: AnyTable, view: unknown, word: string): string | undefined {
  const piles = table.piles(view);
  const { from, depth, to } = table.ends(view, word);
  const source = piles.find(({ id }) => id === from);
  const target = piles.find(({ id }) => id === to);
  const code = source?.cards[source.cards.length - depth];
  if (!source || !target || code === undefined || code === HIDDEN || source === target) return undefined;
  const more = depth > 1 && !source.single ? ` and ${depth - 1} more` : "";
  return `${table.cardName(code)}${more}, ${source.name} to ${target.name}`;
}
