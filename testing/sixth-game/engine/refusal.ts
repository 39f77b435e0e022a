import type { Refusal as AnyRefusal } from "../../../packages/engine/src/core/refusal.js";
import { type Attempt, cardsOf } from "../../../packages/engine/src/core/table.js";
import { piles } from "./table.js";
import type { View } from "./types.js";

export interface Refusal extends AnyRefusal {
  readonly reason: "nothing-there" | "on-stairs" | "stock-elsewhere" | "not-next" | "shelf-full" | "nowhere";
}

/** Why this cannot be done, by the first condition that fails. */
export function refusal(view: View, { from, to }: Attempt): Refusal {
  if (from === "s") return { reason: "on-stairs", rule: "NS-4" };
  if (cardsOf(piles(view), from).length === 0) return { reason: "nothing-there", rule: "C-4" };
  if (from === "stock") return { reason: "stock-elsewhere", rule: "NS-2" };
  if (to === "s") return { reason: "not-next", rule: "NS-4" };
  if (to?.startsWith("c") && from === "w") return { reason: "shelf-full", rule: "NS-3" };
  return { reason: "nowhere", rule: "C-4" };
}
