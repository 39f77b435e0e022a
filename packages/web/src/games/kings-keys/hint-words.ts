/** The rules of thumb of the game's fair players, in words for a player. */
export const reasons: Readonly<Record<string, string>> = {
  "complete-book": "It completes a book.",
  "draw-card": "It clears a cell, and a new card comes.",
  "make-room": "It makes room for what is to come.",
  "no-draw-left": "No cell can be cleared any more.",
};
