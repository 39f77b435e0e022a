/** The words drawn on the table, each a line of its own. */
export const no = "no";
export const keys = "keys";
export const books = "books";
