import type { napoleonsTomb } from "@tetrarch/engine";
import { foundationCard } from "@tetrarch/engine/napoleons-tomb";
import { cardFrom, RANKS, SUITS, type Suit } from "@tetrarch/engine/standard-cards";

/** How many cards of its suit go home before a card (NT-2). */
export function homeDistance({ foundations }: Pick<napoleonsTomb.View, "foundations">, card: string): number {
  const suit = card.charAt(1);
  const home = foundations.find((each) => each.suit === suit)?.cards.length ?? 0;
  const next = foundationCard(SUITS.indexOf(suit) as Suit, home % RANKS.length);
  return (next - (cardFrom(card) ?? next) + RANKS.length) % RANKS.length;
}
