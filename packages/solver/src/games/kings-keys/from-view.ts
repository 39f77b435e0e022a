import type { kingsKeys } from "@tetrarch/engine";
import { cardsFrom } from "@tetrarch/engine/kings-keys";
import { type CardSet, type ColourPosition, colourPositions, drawnCards, type OpenCards } from "./packed.js";

/** The table as a player sees it, packed. */
export interface VisibleTable {
  readonly open: OpenCards;
  /** By colour. */
  readonly positions: readonly ColourPosition[];
  readonly drawn: readonly CardSet[];
}

export function visibleTable(view: kingsKeys.View): VisibleTable {
  const open = {
    field: view.field.map(cardsFrom),
    books: view.books.map(cardsFrom),
  };
  return { open, positions: colourPositions(open), drawn: drawnCards(open) };
}
