/** The words drawn on the table, each a line of its own. */
export const no = "no";
export const keys = "keys";
export const books = "books";
/** A cell without cards, in a move. */
export const bareCell = "a bare cell";
/** What is shown large at each book, which is a key on the ring. */
export const bookTitle = (books: number) => (books === 1 ? "The first book" : `Book ${books}`);

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "complete-book": "It completes a book.",
  "draw-card": "It clears a cell.",
  "make-room": "It is a step towards a cell that can be cleared.",
  "no-draw-left": "No cell can be cleared any more.",
};
