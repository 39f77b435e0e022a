import { cardName } from "@tetrarch/engine";

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** The cards by name, in the order given; a run of hidden ones is counted. */
export function cardsInWords(codes: readonly string[]): string {
  const hidden = codes.filter((code) => code === "--").length;
  const shown = codes.filter((code) => code !== "--").map(cardName);
  const faceDown = hidden === 0 ? [] : [`${hidden} face down`];
  return [...faceDown, ...shown].join(", ");
}

/** `3 cards`, `1 card`. */
export function cardCount(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}
