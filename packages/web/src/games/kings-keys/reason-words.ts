/** Why a move is advised, as far as it can be seen on the field. */
export const WHY = {
  book: (colour: string) => `It closes the ${colour} book.`,
  closesNext: (colour: string) => `The next move can close the ${colour} book.`,
  clears: "It clears a cell for a new card.",
  /** @param taken the card that can go onto it then */
  frees: (card: string, taken?: string) =>
    `It frees the ${card}${taken === undefined ? "" : ` for the ${taken}`}.`,
  noBook: (card: string) => `Its stack could be no book any more: the ${card} left with another.`,
  /** @param onto undefined for the cards that are moved now */
  nextGoes: (card: string, onto?: string) =>
    `Then the ${card} can ${onto === undefined ? "follow" : `go onto the ${onto}`}.`,
  keeps: (card: string, other: string) => `It leaves the ${card} for the ${other}, which fits nowhere else.`,
  /** Why a book is not closed that could be. */
  takes: (card: string, other: string) =>
    `To close a book now would take the ${card}, where the ${other} could go.`,
  missing: (cards: readonly string[]) =>
    `Then only the ${cards.join(" and the ")} ${cards.length === 1 ? "is" : "are"} missing.`,
  /** The items of the two cards may come either way. */
  lacks: (colour: string, numbers: readonly string[]) =>
    `Then a ${colour} book lacks only a ${numbers.join(" and a ")}, of the other two items.`,
} as const;
