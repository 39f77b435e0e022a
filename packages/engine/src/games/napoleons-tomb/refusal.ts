import { type Card, cardFrom, codeOf, SUITS, type Suit, suitOf } from "../../core/cards.js";
import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf, type Pile } from "../../core/knowledge.js";
import { cardAbove, cardBelow, foundationCard, MOST_REDEALS } from "./rules.js";
import { piles } from "./table.js";
import type { View } from "./types.js";

type Reasons =
  | { readonly reason: "stock-spent" | "stock-to-waste" | "stock-not-spent" | "no-redeal" | "no-waste" }
  | { readonly reason: "waste-gone"; readonly pile: string }
  | { readonly reason: "nothing-there" }
  | {
      readonly reason:
        | "at-home"
        | "top-only"
        | "whole-pile"
        | "pile-elsewhere"
        | "tomb-holds"
        | "reserve"
        | "waste";
    }
  /** `next` is what its corner takes, `below` the card that it may lie on; `isUnderIt` when one lies under it already. */
  | { readonly reason: "nowhere"; readonly next: string; readonly below: string; readonly isUnderIt: boolean }
  | { readonly reason: "other-corner"; readonly suit: string }
  /** `next` is null when the foundation is complete. */
  | { readonly reason: "foundation"; readonly suit: string; readonly next: string | null }
  /** `pile` is where it was to be laid. */
  | { readonly reason: "not-next"; readonly pile: string; readonly next: string }
  | { readonly reason: "ace-first" };

/** The reason why an attempt is no legal move of Napoleon's Tomb. */
export type Refusal = AnyRefusal & Reasons;

/** The reason why an attempt is no legal move: the first condition that fails. */
export function refusal(view: View, { from, depth, to }: Attempt): Refusal {
  const table = piles(view);
  if (from === "s") return stockRefusal(view, table, to);
  if (from.startsWith("f")) return { reason: "at-home", rule: "NT-2" };
  const cards = cardsOf(table, from);
  const card = cards.at(-Math.max(1, depth));
  if (card === undefined) return { reason: "nothing-there", rule: "C-4" };
  if (depth > 1 && to !== "c") {
    const isPile = from.startsWith("t") && depth === cards.length && to !== null;
    return isPile ? { reason: "pile-elsewhere", rule: "NT-6" } : { reason: "top-only", rule: "NT-3" };
  }
  if (to?.startsWith("f")) return foundationRefusal(view, card, to);
  if (from === "c") return { reason: "tomb-holds", rule: "NT-5" };
  if (to === null) return nowhere(view, card, cards.at(-2));
  if (to.startsWith("r")) return { reason: "reserve", rule: "NT-3" };
  if (to === "s" || to.startsWith("w")) return { reason: "waste", rule: "NT-7" };
  if (depth > 1 && (depth < cards.length || !from.startsWith("t")))
    return { reason: "whole-pile", rule: "NT-6" };
  const onto = cardsOf(table, to).at(-1);
  if (onto === undefined) return { reason: "ace-first", rule: "NT-5" };
  return {
    reason: "not-next",
    rule: to === "c" ? "NT-5" : "NT-4",
    pile: to,
    next: codeOf(cardAbove(cardFrom(onto) ?? 0)),
  };
}

function stockRefusal({ stock, redeals }: View, table: readonly Pile[], to: string | null): Refusal {
  if (stock.length > 0) {
    if (to === "s") return { reason: "stock-not-spent", rule: "NT-8" };
    const isGone = to?.startsWith("w") && !table.some(({ id }) => id === to);
    return isGone
      ? { reason: "waste-gone", rule: "NT-8", pile: to ?? "" }
      : { reason: "stock-to-waste", rule: "NT-7" };
  }
  if (to !== null && to !== "s") return { reason: "stock-spent", rule: "NT-7" };
  return { reason: redeals === MOST_REDEALS ? "no-redeal" : "no-waste", rule: "NT-8" };
}

function nowhere(view: View, code: string, beneath: string | undefined): Refusal {
  const card = cardFrom(code) ?? 0;
  const [next, below] = [codeOf(nextHome(view, suitOf(card))), codeOf(cardBelow(card))];
  return { reason: "nowhere", rule: "C-4", next, below, isUnderIt: beneath === below };
}

/** A foundation named without its suit, as in move words, is that of the card. */
function foundationRefusal(view: View, code: string, to: string): Refusal {
  const suit = to.charAt(1) || code.charAt(1);
  if (code.charAt(1) !== suit) return { reason: "other-corner", rule: "NT-2", suit };
  const next = nextHome(view, suitOf(cardFrom(code) ?? 0));
  return { reason: "foundation", rule: "NT-2", suit, next: next < 0 ? null : codeOf(next) };
}

/** The card that a suit's foundation takes next; −1 when it is full (NT-2). */
function nextHome({ foundations }: View, suit: Suit): Card {
  const count = foundations.find((foundation) => foundation.suit === SUITS.charAt(suit))?.cards.length ?? 0;
  return foundationCard(suit, count);
}
