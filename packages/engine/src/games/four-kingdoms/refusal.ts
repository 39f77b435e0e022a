import { HIDDEN } from "../../core/cards.js";
import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import { piles } from "./table.js";
import type { View, Zone } from "./types.js";

/** A place of a kingdom as a target. */
export type Place = Zone | "g";

type Reasons =
  | {
      readonly reason: "stock-empty" | "stock-to-waste" | "at-home" | "face-down" | "buried" | "no-way-back";
    }
  | { readonly reason: "nothing-there"; readonly pile: string }
  | { readonly reason: "on-ace" | "other-kingdom" }
  | { readonly reason: "nowhere"; readonly card: string }
  | { readonly reason: "place"; readonly place: Place }
  /** `below` is the one card that it may lie on, null for an ace. */
  | { readonly reason: "not-next"; readonly card: string; readonly below: string | null };

/** The reason why an attempt is no legal move of Four Kingdoms. */
export type Refusal = AnyRefusal & Reasons;

const RANKS = "A23456789TJQK";
const PLACES: Readonly<Record<Place, string>> = {
  castle: "FK-5",
  tower: "FK-6",
  subjects: "FK-7",
  dungeon: "FK-8",
  g: "FK-9",
};

/** The reason why an attempt is no legal move: the first condition that fails. */
export function refusal(view: View, { from, depth, to }: Attempt): Refusal {
  if (from === "stock") {
    const isDeal = to === null || to === "w";
    return { reason: isDeal ? "stock-empty" : "stock-to-waste", rule: "FK-4" };
  }
  if (placeOf(from) !== undefined && !from.startsWith("g")) return { reason: "at-home", rule: "FK-10" };
  const cards = cardsOf(piles(view), from);
  const card = cards.at(-Math.max(1, depth));
  if (card === undefined) return { reason: "nothing-there", rule: "C-4", pile: from };
  if (card === HIDDEN) return { reason: "face-down", rule: "FK-2" };
  if (depth > 1 && from === "w") return { reason: "buried", rule: "FK-4" };
  if (to === null) return { reason: "nowhere", rule: "C-4", card };
  if (to === "stock" || to === "w") return { reason: "no-way-back", rule: "FK-4" };
  const place = placeOf(to);
  if (place !== undefined) return placeRefusal(card, place, to);
  if (cardsOf(piles(view), to).at(-1)?.startsWith("A")) return { reason: "on-ace", rule: "FK-2" };
  return { reason: "not-next", rule: "FK-2", card, below: cardBelow(card) };
}

function placeOf(pile: string): Place | undefined {
  return (Object.keys(PLACES) as Place[]).find((place) => pile.startsWith(place));
}

/** A place named without its suit, as in move words, is that of the card. */
function placeRefusal(card: string, place: Place, to: string): Refusal {
  const suit = to.slice(place.length);
  if (suit !== "" && suit !== card.charAt(1)) return { reason: "other-kingdom", rule: PLACES[place] };
  return { reason: "place", rule: PLACES[place], place };
}

/** The card one rank lower in suit; null below an ace. */
function cardBelow(card: string): string | null {
  const rank = RANKS.charAt(RANKS.indexOf(card.charAt(0)) - 1);
  return rank === "" ? null : rank + card.charAt(1);
}
