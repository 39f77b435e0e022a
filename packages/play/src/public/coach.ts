/** The coach: the queue of a player's own mistakes, when each is due again, and whether a kind of mistake becomes rarer. */
export * from "../coach/progress.js";
export * from "../coach/queue.js";
export * from "../coach/session.js";
export * from "../coach/words.js";
