import type { napoleonsTomb } from "@tetrarch/engine";
import { RANKS } from "@tetrarch/engine/standard-cards";

type View = napoleonsTomb.View;

/** How many cards of its suit go home before a card. */
export function homeDistance({ foundations }: Pick<View, "foundations">, card: string): number {
  const home = foundations.find(({ suit }) => suit === card.charAt(1))?.cards.length ?? 0;
  const next = RANKS.length - 1 - (home % RANKS.length);
  return (next - RANKS.indexOf(card.charAt(0)) + RANKS.length) % RANKS.length;
}

/** Whether a card is the next in the middle, once an ace has opened it (NT-5). */
export function goesOn({ central }: Pick<View, "central">, card: string): boolean {
  const [ace] = central;
  return ace !== undefined && card === `${RANKS[central.length % RANKS.length]}${ace.charAt(1)}`;
}
