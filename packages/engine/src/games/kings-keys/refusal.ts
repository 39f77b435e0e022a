import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import { NUMBERS } from "./cards.js";
import { piles } from "./table.js";
import type { View } from "./types.js";

type Reasons =
  | { readonly reason: "draw-pile" | "books" | "between-cells" | "bare" | "colour" | "item" }
  | { readonly reason: "too-few"; readonly pile: string; readonly count: number }
  /** `isTwice` when a card one lower lies open, but with that item on it or beneath it. */
  | { readonly reason: "nowhere"; readonly card: string; readonly isTwice: boolean }
  /** `next` is the number that the card takes, null on the highest. */
  | { readonly reason: "number"; readonly onto: string; readonly next: number | null };

/** The reason why an attempt is no legal move of The King's Keys. */
export type Refusal = AnyRefusal & Reasons;

/** The reason why an attempt is no legal move (KK-3): the first condition that fails. */
export function refusal(view: View, { from, depth, to }: Attempt): Refusal {
  const rule = "KK-3";
  if (from === "draw") return { reason: "draw-pile", rule: "KK-4" };
  if (from === "books") return { reason: "books", rule: "KK-4" };
  const count = Math.max(1, depth);
  const lowest = cardsOf(piles(view), from).at(-count);
  if (lowest === undefined) return { reason: "too-few", rule, pile: from, count };
  if (to === null) return { reason: "nowhere", rule, card: lowest, isTwice: hasOpenBelow(view, lowest) };
  if (to === "draw" || to === "books") return { reason: "between-cells", rule };
  const onto = cardsOf(piles(view), to).at(-1);
  if (onto === undefined) return { reason: "bare", rule };
  if (lowest.charAt(0) !== onto.charAt(0)) return { reason: "colour", rule };
  const number = Number(onto.charAt(1));
  if (Number(lowest.charAt(1)) === number + 1) return { reason: "item", rule };
  return { reason: "number", rule, onto, next: number < NUMBERS.length ? number + 1 : null };
}

/**
 * Whether a card one lower in the same colour lies open. Where no place is legal, the item is then what does not fit
 * (KK-3).
 */
function hasOpenBelow(view: View, card: string): boolean {
  const below = card.charAt(0) + (Number(card.charAt(1)) - 1);
  return piles(view).some(
    ({ id, cards }) => id !== "draw" && id !== "books" && cards.at(-1)?.startsWith(below),
  );
}
