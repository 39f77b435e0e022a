/** The most bytes of a file that is read from outside, and of a line of a study's records. */
export const MOST_BYTES = 1_000_000;
