import { capital } from "@tetrarch/engine";
import { counted } from "@tetrarch/play";

// The table itself imports nothing of the game around it.
export { sentencesOf } from "@tetrarch/play";

/** The words on a table. */
export const table = "Table";
export const choices = "What you can do";
/** Where lifted cards can go to several places. */
export const severalPlaces = "More than one place fits: tap one.";
/** Where they can go to one, and were not sent there unasked. */
export const onePlace = "One place fits: tap it.";
/** Where the next card of the stock is lifted by itself. */
export const turnNext = "Tap a pile to turn the next card there.";
/** Follow the name of a pile or card. */
export const lookHere = ", look here";
export const canGoHere = ", can go here";
/** What lies in a pile, where there is no more to say of it. */
export const contents = (cards: number) => (cards === 0 ? "empty" : counted(cards, "card"));

/** A move by its cards and where they go: `king of hearts and 2 more onto the queen of hearts`. */
export const moveOf = (card: string, more: number, where: string) =>
  `${card}${more > 0 ? ` and ${more} more` : ""} ${where}`;
export const onto = (card: string) => `onto the ${card}`;
export const toPlace = (name: string) => `to the ${name}`;
export const to = (empty: string) => `to ${empty}`;

/** With the mark that keeps them signs, not pictures. */
const SUIT_SIGNS: Readonly<Record<string, string>> = {
  C: "♣\uFE0E",
  D: "♦\uFE0E",
  H: "♥\uFE0E",
  S: "♠\uFE0E",
};
const briefly = (code: string) =>
  `${code.startsWith("T") ? "10" : code.charAt(0)}${SUIT_SIGNS[code.charAt(1)]}`;
/** The cards of a pile in which they are too many to be read where they lie, while one is looked at closely. */
export const topFirst = (pile: string, cards: readonly string[]) =>
  `${capital(pile)}, top first: ${cards.map(briefly).join(" ")}`;
