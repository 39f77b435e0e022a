/** The words drawn on the table, each a line of its own. */
export const no = "no";
export const keys = "keys";
export const books = "books";
/** A cell without cards, in a move. */
export const bareCell = "an empty cell";
const FIRST_KEYS = ["First key", "Second key", "Third key"];
/** What is shown large at each book, which is a key on the ring. */
export const keyTitle = (books: number) =>
  books === 16 ? "The last key" : (FIRST_KEYS[books - 1] ?? `Key number ${books}`);
/** What is lettered into the picture of the end. @param earned whether the keys are the player's (KK-6) */
export const ends = {
  gate: (earned: boolean) => (earned ? "The gate is open" : "Free, without keys"),
  trapdoor: () => "Helped: no way out",
  cell: () => "The cell stays locked",
  pit: () => "The deepest pit",
} as const;

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

/** The score sheet on paper. */
export const scores = ["points"] as const;
export const counting =
  "Each book is worth 10 points. All sixteen, 160 points, win. A move taken back or a look at a hidden card is help: mark such a game.";
