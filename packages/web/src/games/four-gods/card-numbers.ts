import { builtInCardSet, type LuckEntry } from "@tetrarch/engine/four-gods";

export type DreamCard = {
  readonly name: string;
  /** A line of story. */
  readonly flavour: string;
  readonly attack?: number | undefined;
  readonly defence?: number | undefined;
  readonly luck?: number | undefined;
  readonly damage?: number | undefined;
  readonly luckTable?: readonly LuckEntry[] | undefined;
} & { readonly kind: "friend" | "foe" | "weapon" | "trap" };

/** What each location counts as (FG-3). */
export const LOCATION_KINDS = { L1: "friend", L2: "weapon", L3: "foe", L4: "trap" } as const;

/** What is printed on every card of the dream. */
export const CARDS: ReadonlyMap<string, DreamCard> = new Map<string, DreamCard>([
  ...builtInCardSet.friends.map((card): [string, DreamCard] => [card.id, { ...card, kind: "friend" }]),
  ...builtInCardSet.foes.map((card): [string, DreamCard] => [card.id, { ...card, kind: "foe" }]),
  ...builtInCardSet.weapons.map((card): [string, DreamCard] => [card.id, { ...card, kind: "weapon" }]),
  ...builtInCardSet.traps.map((card): [string, DreamCard] => [card.id, { ...card, kind: "trap" }]),
  ...builtInCardSet.locations.map((card): [string, DreamCard] => [
    card.id,
    { ...card, kind: LOCATION_KINDS[card.id as keyof typeof LOCATION_KINDS] },
  ]),
]);
