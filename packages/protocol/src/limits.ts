/** The most bytes of a line, request or answer, without its line end; counted in UTF-8. */
export const MOST_BYTES = 1_000_000;

/** The most moves of a game in a connection: a bound on its memory. A longer game fits no transcript. */
export const MOST_MOVES = 200_000;

/** How many card sets of its own a connection remembers, the latest ones: a bound on its memory. */
export const MOST_OWN_SETS = 16;

/** The most nodes that a request may ask for: a bound on how long an answer takes. */
export const MOST_NODES = 1_000_000_000;
