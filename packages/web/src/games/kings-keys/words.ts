/** The words drawn on the table, each a line of its own. */
export const no = "no";
export const keys = "keys";
export const books = "books";
/** What a book is, where there is room: a line each. */
export const aBook = ["one colour,", "four signs"] as const;
/** A cell without cards, in a move. */
export const bareCell = "an empty cell";
/** In place of the large button: which cards can be moved, and where to. */
export const whatFits = "Move a bright card to its gold sign";
/** What is shown large at each book, which is a key on the ring. */
export const keyTitle = (books: number) =>
  books === 16 ? "The last key" : books === 1 ? "First book, first key" : `${books} books, ${books} keys`;
/** What is lettered into the picture of the end. @param earned whether the keys are the player's (KK-6) */
export const ends = {
  gate: (earned: boolean) => (earned ? "The gate is open" : "Free, without keys"),
  trapdoor: () => "Help closed the gate",
  cell: () => "The cell stays locked",
  pit: () => "The deepest pit",
} as const;

/** The score sheet on paper. */
export const scores = ["points"] as const;
export const counting =
  "Each book is worth 10 points. All sixteen, 160 points, win. A move taken back or a look at a hidden card is help: mark such a game.";
