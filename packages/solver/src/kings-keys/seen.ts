import { type kingsKeys, kingsKeysCards } from "@tetrarch/engine";
import type { Seen } from "../players/player.js";
import { type CardSet, type ColourPosition, colourPositions, drawnCards, type OpenCards } from "./packed.js";
import { cellsOf, stepBetween } from "./step.js";

export type KeysSeen = Seen<kingsKeys.View, kingsKeys.Move>;

/** The table as a player sees it, packed. */
export interface Table {
  readonly open: OpenCards;
  /** By colour. */
  readonly positions: readonly ColourPosition[];
  readonly drawn: readonly CardSet[];
}

export function tableOf(view: kingsKeys.View): Table {
  const open = {
    field: view.field.map(kingsKeysCards.cardsFrom),
    books: view.books.map(kingsKeysCards.cardsFrom),
  };
  return { open, positions: colourPositions(open), drawn: drawnCards(open) };
}

/** The move that takes a colour to its next position. */
export function moveTo({ open, positions }: Table, colour: number, next: ColourPosition): kingsKeys.Move {
  return cellsOf(open.field, colour, stepBetween(positions[colour] as number, next));
}
