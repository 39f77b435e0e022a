import { type kingsKeys, kingsKeysCards } from "@tetrarch/engine";
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
    field: view.field.map(kingsKeysCards.cardsFrom),
    books: view.books.map(kingsKeysCards.cardsFrom),
  };
  return { open, positions: colourPositions(open), drawn: drawnCards(open) };
}
