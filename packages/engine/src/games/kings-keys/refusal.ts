import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import { NUMBERS } from "./cards.js";
import { piles } from "./table.js";
import type { View } from "./types.js";

type Reasons =
  | { readonly reason: "draw-pile" | "books" | "between-cells" | "bare" | "colour" }
  /** The item of `twice` lies there already: of the lowest card, or of one that comes along on it. */
  | { readonly reason: "item"; readonly card: string; readonly twice: string }
  | { readonly reason: "too-few"; readonly pile: string; readonly count: number }
  /** `twice` is a moved card whose item lies already where a card one lower lies open; null where none does. */
  | { readonly reason: "nowhere"; readonly card: string; readonly twice: string | null }
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
  const moved = cardsOf(piles(view), from).slice(-count);
  const [lowest] = cardsOf(piles(view), from).length < count ? [] : moved;
  if (lowest === undefined) return { reason: "too-few", rule, pile: from, count };
  if (to === null) return { reason: "nowhere", rule, card: lowest, twice: twiceAnywhere(view, moved) };
  if (to === "draw" || to === "books") return { reason: "between-cells", rule };
  const stack = cardsOf(piles(view), to);
  const onto = stack.at(-1);
  if (onto === undefined) return { reason: "bare", rule };
  if (lowest.charAt(0) !== onto.charAt(0)) return { reason: "colour", rule };
  const number = Number(onto.charAt(1));
  if (Number(lowest.charAt(1)) === number + 1)
    return { reason: "item", rule, card: lowest, twice: itemTwice(moved, stack) ?? lowest };
  return { reason: "number", rule, onto, next: number < NUMBERS.length ? number + 1 : null };
}

/** The lowest of the moved cards whose item lies in a stack already. */
function itemTwice(moved: readonly string[], stack: readonly string[]): string | undefined {
  const items = stack.map((card) => card.charAt(2));
  return moved.find((card) => items.includes(card.charAt(2)));
}

/**
 * The moved card whose item is in the way where a card one lower in the same colour lies open; null where none does. Where no
 * place is legal, the item is what does not fit (KK-3).
 */
function twiceAnywhere(view: View, moved: readonly string[]): string | null {
  const [lowest = ""] = moved;
  const below = lowest.charAt(0) + (Number(lowest.charAt(1)) - 1);
  const target = piles(view).find(
    ({ id, cards }) => id !== "draw" && id !== "books" && cards.at(-1)?.startsWith(below),
  );
  return (target && itemTwice(moved, target.cards)) ?? null;
}
