/** The words on a table. */
export const table = "Table";
export const choices = "What you can do";
/** Follow the name of a pile or card. */
export const lookHere = ", look here";
export const canGoHere = ", can go here";
export const empty = "empty";

/** A move by the cards and places it concerns: `king of hearts and 2 more, free land 3 to the castle`. */
export const moveOf = (card: string, more: number, source: string, target: string) =>
  `${card}${more > 0 ? ` and ${more} more` : ""}, ${source} to ${target}`;
