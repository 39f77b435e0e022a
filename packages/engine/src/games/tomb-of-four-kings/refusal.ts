import { cardsFrom, codeOf, JOKER } from "../../core/cards.js";
import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import { isTreasure } from "./roles.js";
import { piles, skillAgainst, worthOf } from "./table.js";
import type { EncounterKind, View } from "./types.js";

type Reasons =
  | { readonly reason: "over" | "hit" | "jammed" | "leave" }
  | { readonly reason: "no-delve" | "first-turn" | "crossroads" | "open-first" | "no-jam" | "pack" }
  | { readonly reason: "no-skill" | "dodge-only" | "no-encounter" | "too-late" | "used-in-turn" }
  | { readonly reason: "wrong-skill"; readonly kind: EncounterKind; readonly suit: string }
  | { readonly reason: "no-treasure" | "monster-only" | "before-monster" }
  | { readonly reason: "worth-less"; readonly value: number }
  /** A treasure of the turn in progress; `saves` when it is the scroll. */
  | { readonly reason: "to-be-won"; readonly saves: boolean }
  /** The card that is to be overcome. */
  | { readonly reason: "encounter"; readonly kind: EncounterKind }
  | { readonly reason: "no-hit" | "burnt" | "stays" };

/** The reason why an attempt is no legal move of the Tomb. */
export type Refusal = AnyRefusal & Reasons;

const DODGE = "JH";

/** The reason why an attempt is no legal move: the first condition that fails. */
export function refusal(view: View, attempt: Attempt): Refusal {
  const { phase } = view;
  switch (phase) {
    case "out":
    case "dead":
    case "dark":
      return { reason: "over", rule: "C-6" };
    case "hit":
      return { reason: phase, rule: "TK-17" };
    case "jammed":
      return { reason: phase, rule: "TK-15" };
    case "leave":
      return { reason: phase, rule: "TK-6" };
    default:
      return byPile(view, attempt);
  }
}

function byPile(view: View, attempt: Attempt): Refusal {
  const card = cardsOf(piles(view), attempt.from).at(-Math.max(1, attempt.depth));
  switch (attempt.from) {
    case "pack":
      return packRefusal(view, attempt.to);
    case "skills":
      return skillRefusal(view, card, attempt.to);
    case "loot":
      return lootRefusal(view, card);
    case "turn":
      return turnRefusal(view, card);
    case "hearts":
      return { reason: "no-hit", rule: "TK-17" };
    case "torches":
      return { reason: "burnt", rule: "TK-20" };
    default:
      return { reason: "stays", rule: "TK-7" };
  }
}

function turnRefusal({ encounter }: View, card: string | undefined): Refusal {
  if (encounter && encounter.card === card)
    return { reason: "encounter", rule: "TK-5", kind: encounter.kind };
  const isWaiting = card !== undefined && cardsFrom([card]).every(isTreasure);
  if (!isWaiting) return { reason: "stays", rule: "TK-7" };
  return { reason: "to-be-won", rule: "TK-6", saves: card === codeOf(JOKER) };
}

function packRefusal({ phase, retreating, delve }: View, to: string | null): Refusal {
  if (to === "lost") return { reason: "no-jam", rule: "TK-15" };
  if (phase !== "crossroads") return { reason: "open-first", rule: "TK-5" };
  if (to === "turn") return { reason: "crossroads", rule: "TK-1" };
  if (to === "delve" && retreating) return { reason: "no-delve", rule: "TK-1" };
  if (to === "retreat" && delve.length === 0) return { reason: "first-turn", rule: "TK-1" };
  return { reason: "pack", rule: "TK-1" };
}

function skillRefusal(view: View, jack: string | undefined, to: string | null): Refusal {
  const { encounter } = view;
  if (jack === undefined) {
    const reason = encounter === null ? "no-encounter" : "no-skill";
    return { reason, rule: "TK-5" };
  }
  if (jack === DODGE) return { reason: "dodge-only", rule: "TK-17" };
  if (encounter === null) return { reason: "no-encounter", rule: "TK-5" };
  if (skillAgainst(view) === jack) return { reason: to === null ? "too-late" : "used-in-turn", rule: "TK-5" };
  return { reason: "wrong-skill", rule: "TK-5", kind: encounter.kind, suit: jack.charAt(1) };
}

function lootRefusal({ encounter }: View, card: string | undefined): Refusal {
  if (encounter?.kind !== "monster") return { reason: "monster-only", rule: "TK-12" };
  if (card === undefined) return { reason: "no-treasure", rule: "TK-12" };
  const { value } = encounter;
  if (worthOf([card]) < value) return { reason: "worth-less", rule: "TK-12", value };
  return { reason: "before-monster", rule: "TK-12" };
}
