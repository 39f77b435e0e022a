import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import type { Kind } from "./cards.js";
import { ALLY_PILES, allyPiles, piles } from "./table.js";
import type { AllyView, PathView, View } from "./types.js";

type Reasons =
  | {
      readonly reason:
        | "over"
        | "rescue"
        | "first-ally"
        | "gone"
        | "no-ally"
        | "no-weapon"
        | "last-ally"
        | "needs-weapon"
        | "only-dropped"
        | "only-dismissed"
        | "choice"
        | "nothing-open"
        | "open-first";
    }
  | { readonly reason: "party-full" | "all-armed" | "armed" }
  /** What lies open is dealt with otherwise. */
  | { readonly reason: "kind"; readonly kind: Kind };

/** The reason why an attempt is no legal move of the Four Gods. */
export type Refusal = AnyRefusal & Reasons;

/** The reason why an attempt is no legal move: the first condition that fails. */
export function refusal(view: View, attempt: Attempt): Refusal {
  if (view.rescue?.due) return { reason: "rescue", rule: "FG-20" };
  if (view.choice !== null) return { reason: "choice", rule: "FG-4" };
  if (view.party.length === 0) {
    const isOver = view.paths.some(({ row, card }) => row > 1 || card === null);
    return isOver ? { reason: "over", rule: "FG-6" } : { reason: "first-ally", rule: "FG-3" };
  }
  const { from } = attempt;
  if (from === "gone" || from === "die") return { reason: "gone", rule: "FG-8" };
  if (from === "" || ALLY_PILES.includes(from)) return allyRefusal(view, attempt);
  const path = view.paths.find(({ path: name }) => from.startsWith(name));
  if (from !== path?.path) return { reason: "open-first", rule: "FG-4" };
  return pathRefusal(view, path, attempt.to);
}

/** An ally or the weapon held, which lies under the holder; where it may go, another place was meant. */
function allyRefusal(view: View, { from, depth }: Attempt): Refusal {
  const ally = view.party[ALLY_PILES.indexOf(from)];
  if (!ally) return { reason: "no-ally", rule: "FG-7" };
  const card = cardsOf(piles(view), from).at(-Math.max(1, depth));
  if (card === undefined) return { reason: "no-weapon", rule: "FG-10" };
  const hasMore = view.party.length > 1;
  if (card === ally.id) return { reason: hasMore ? "only-dismissed" : "last-ally", rule: "FG-8" };
  return {
    reason: hasMore || ally.wounds <= ally.ownDefence ? "only-dropped" : "needs-weapon",
    rule: "FG-10",
  };
}

function pathRefusal(view: View, { card, status }: PathView, to: string | null): Refusal {
  if (card === null || status !== "open") return { reason: "nothing-open", rule: "FG-4" };
  const { kind } = card;
  if (kind === "friend" && view.party.length === allyPiles(view).length)
    return { reason: "party-full", rule: "FG-7" };
  if (kind === "weapon" && view.party.every(isArmed)) return { reason: "all-armed", rule: "FG-9" };
  const target = to === null ? undefined : view.party[ALLY_PILES.indexOf(to)];
  if (kind === "weapon" && target && isArmed(target)) return { reason: "armed", rule: "FG-9" };
  const rules = { friend: "FG-7", weapon: "FG-9", foe: "FG-11", trap: "FG-12" };
  return { reason: "kind", rule: rules[kind], kind };
}

function isArmed({ weapon }: AllyView): boolean {
  return weapon !== null;
}
