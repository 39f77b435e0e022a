/** The words drawn on the table, each a line of its own. */
export const no = "no";
export const keys = "keys";
export const books = "books";
/** What is shown large at each book. */
export const keyTitle = (books: number) => (books === 1 ? "The first key" : `Key ${books}`);

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "complete-book": "It completes a book.",
  "draw-card": "It clears a cell, and a new card comes.",
  "make-room": "It makes room for what is to come.",
  "no-draw-left": "No cell can be cleared any more.",
};
