import { HIDDEN, RANKS } from "../../core/cards.js";
import type { Refusal as AnyRefusal } from "../../core/knowledge.js";
import { type Attempt, cardsOf } from "../../core/knowledge.js";
import { type KingdomView, needs, piles } from "./table.js";
import type { View, Zone } from "./types.js";

/** A place of a kingdom as a target. */
export type Place = Zone | "g";

type Reasons =
  | {
      readonly reason: "stock-empty" | "stock-to-waste" | "at-home" | "face-down" | "buried" | "no-way-back";
    }
  | { readonly reason: "nothing-there" | "on-ace" | "other-kingdom" | "one-by-one" }
  /**
   * `below` as in `not-next`; `isUnderIt` when that card lies under it already; `missing` as in `closed`, of its place at
   * home; `next` as in `waits`, where that is open; `isChamberOpen` when another card of its suit could be a guest;
   * `chamber` is what its guest chamber needs, or who is there; absent where that does not matter.
   */
  | {
      readonly reason: "nowhere";
      readonly card: string;
      readonly below: string | null;
      readonly isUnderIt: boolean;
      readonly missing: readonly string[];
      readonly next: string | null;
      readonly isChamberOpen: boolean;
      readonly chamber?: readonly string[] | string;
    }
  /** The place never takes this rank. */
  | { readonly reason: "wrong-rank"; readonly place: Place }
  /** `missing` are the ranks that must be home before the place opens. */
  | { readonly reason: "closed"; readonly place: Place; readonly missing: readonly string[] }
  /** Another card comes first to the castle or the square. */
  | { readonly reason: "waits"; readonly next: string }
  | { readonly reason: "taken"; readonly guest: string }
  /** The target lies one rank above the card: it goes onto the card, not under it. */
  | { readonly reason: "downwards"; readonly card: string; readonly onto: string }
  /** `below` is the one card that it may lie on, null for an ace and a two. */
  | { readonly reason: "not-next"; readonly card: string; readonly below: string | null };

/** The reason why an attempt is no legal move of Four Kingdoms. */
export type Refusal = AnyRefusal & Reasons;

/** The ranks that a place takes, in the order in which they come (FK-5 to FK-9). */
const TAKES: Readonly<Record<Place, string>> = {
  // FK-5
  castle: "KQJ",
  // FK-6
  tower: "T",
  // FK-7
  subjects: "98765432",
  // FK-8
  dungeon: "A",
  // FK-9
  g: "KQJT98765432",
};
const PLACES_AT_HOME: readonly Place[] = ["castle", "subjects", "dungeon"];
const PLACES: Readonly<Record<Place, string>> = {
  castle: "FK-5",
  tower: "FK-6",
  subjects: "FK-7",
  dungeon: "FK-8",
  g: "FK-9",
};

/** The reason why an attempt is no legal move: the first condition that fails. */
export function refusal(view: View, { from, depth, to }: Attempt): Refusal {
  /** A pile named without a depth is its top card. */
  const lowest = Math.max(1, depth);
  if (from === "stock") return { reason: view.stock === 0 ? "stock-empty" : "stock-to-waste", rule: "FK-4" };
  if (placeOf(from) !== undefined && !from.startsWith("g")) return { reason: "at-home", rule: "FK-10" };
  const cards = cardsOf(piles(view), from);
  const card = cards.at(-lowest);
  if (card === undefined) return { reason: "nothing-there", rule: "C-4" };
  if (card === HIDDEN) return { reason: "face-down", rule: "FK-2" };
  if (depth > 1 && from === "w") return { reason: "buried", rule: "FK-4" };
  if (to === null) return nowhere(view, from, card, lowest);
  if (to === "stock" || to === "w") return { reason: "no-way-back", rule: "FK-4" };
  const place = placeOf(to);
  if (place !== undefined) return placeRefusal(view, card, depth, place, to);
  const onto = cardsOf(piles(view), to).at(-1) ?? "";
  if (onto.startsWith("A")) return { reason: "on-ace", rule: "FK-2" };
  if (cardBelow(onto) === card) return { reason: "downwards", rule: "FK-2", card, onto };
  return { reason: "not-next", rule: "FK-2", card, below: cardBelow(card) };
}

function placeOf(pile: string): Place | undefined {
  return (Object.keys(PLACES) as Place[]).find((place) => pile.startsWith(place));
}

function nowhere(view: View, from: string, card: string, lowest: number): Refusal {
  const below = cardBelow(card);
  const beneath = cardsOf(piles(view), from).at(-lowest - 1);
  const kingdom = kingdomOf(view, card);
  const home = PLACES_AT_HOME.find((place) => TAKES[place].includes(card.charAt(0)));
  const why = home && placeRefusal(view, card, 1, home, home);
  const missing = lowest === 1 && why?.reason === "closed" ? why.missing : [];
  const next = lowest === 1 && why?.reason === "waits" ? why.next : null;
  const isChamberOpen =
    kingdom !== undefined && kingdom.guest === null && needs(kingdom, "guest").length === 0;
  return {
    reason: "nowhere",
    rule: "C-4",
    card,
    below,
    isUnderIt: beneath === below,
    missing,
    next,
    isChamberOpen,
    ...(lowest > 1 || from.startsWith("g") ? {} : chamberOf(view, card)),
  };
}

/** Why the guest chamber does not take a card (FK-9); nothing of the court, which goes home when it opens, and of an ace. */
function chamberOf(view: View, card: string): { readonly chamber?: readonly string[] | string } {
  if ("KQJA".includes(card.charAt(0))) return {};
  const why = placeRefusal(view, card, 1, "g", "g");
  if (why.reason === "closed") return { chamber: why.missing };
  return why.reason === "taken" && why.guest !== "" ? { chamber: why.guest } : {};
}

/** A place named without its suit, as in move words, is that of the card. */
function placeRefusal(view: View, card: string, depth: number, place: Place, to: string): Refusal {
  const rule = PLACES[place];
  const suit = to.slice(place.length);
  if (suit !== "" && suit !== card.charAt(1)) return { reason: "other-kingdom", rule };
  if (!TAKES[place].includes(card.charAt(0))) return { reason: "wrong-rank", rule, place };
  if (depth > 1) return { reason: "one-by-one", rule };
  const kingdom = kingdomOf(view, card);
  const missing = kingdom ? needs(kingdom, place === "g" ? "guest" : place) : [];
  if (missing.length > 0) return { reason: "closed", rule, place, missing };
  if (place === "g") return { reason: "taken", rule, guest: kingdom?.guest ?? "" };
  return { reason: "waits", rule, next: TAKES[place].charAt(kingdom?.[place].length ?? 0) + card.charAt(1) };
}

function kingdomOf({ kingdoms }: View, card: string): KingdomView | undefined {
  return kingdoms.find(({ suit }) => card.endsWith(suit));
}

/** The card one rank lower in suit, which a card may lie on (FK-2); null for an ace and a two. */
function cardBelow(card: string): string | null {
  const rank = RANKS.charAt(RANKS.indexOf(card.charAt(0)) - 1);
  return rank === "" || rank === "A" ? null : rank + card.charAt(1);
}
