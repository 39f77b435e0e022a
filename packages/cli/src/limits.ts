/** The most bytes of anything read from outside — a protocol line, a file — and of any answer. */
export const MOST_BYTES = 1_000_000;

/** The most moves of a game in an engine connection: a bound on its memory. A longer game fits no transcript. */
export const MOST_MOVES = 200_000;

/** How many card sets of its own a connection remembers, the latest ones: a bound on its memory. */
export const MOST_OWN_SETS = 16;

/** The most nodes that a request of the engine protocol may ask for: a bound on how long an answer takes. */
export const MOST_NODES = 1_000_000_000;
