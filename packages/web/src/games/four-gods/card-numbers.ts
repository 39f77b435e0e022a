import {
  builtInCardSet,
  type CardSet,
  type Kind,
  kindOfCode,
  type LuckEntry,
} from "@tetrarch/engine/four-gods";

export type DreamCard = {
  readonly name: string;
  /** A line of story. */
  readonly flavour: string;
  readonly attack?: number | undefined;
  readonly defence?: number | undefined;
  readonly luck?: number | undefined;
  readonly damage?: number | undefined;
  readonly luckTable?: readonly LuckEntry[] | undefined;
} & { readonly kind: Kind };

/** What is printed on the cards, by their codes. */
export type DreamCards = ReadonlyMap<string, DreamCard>;

/** What is printed on every card of a set. */
export function dreamCards(set: CardSet): DreamCards {
  return new Map<string, DreamCard>([
    ...set.friends.map((card): [string, DreamCard] => [card.id, { ...card, kind: "friend" }]),
    ...set.foes.map((card): [string, DreamCard] => [card.id, { ...card, kind: "foe" }]),
    ...set.weapons.map((card): [string, DreamCard] => [card.id, { ...card, kind: "weapon" }]),
    ...set.traps.map((card): [string, DreamCard] => [card.id, { ...card, kind: "trap" }]),
    // What each location counts as (FG-3, FG-22).
    ...set.locations.map((card): [string, DreamCard] => [
      card.id,
      { ...card, kind: card.kind ?? kindOfCode(card.id) },
    ]),
  ]);
}

/** What is printed on the usual cards. */
export const CARDS: DreamCards = dreamCards(builtInCardSet);
