export { oneMoment } from "./common.js";
export { cards, cardsUnreadable, usualCards } from "./game-panels.js";

/** The page where games are printed. */
export const title = "Print";
export const print = "Print";
export const whichGame = "Game";
export const whichSheet = "What to print";
export const paper = "Paper";
export const PAPERS = { a4: "A4", letter: "Letter" } as const;
export const KINDS = { rules: "Rules", scores: "Score sheet", iou: "IOU", cards: "Cards" } as const;
export const HOW = {
  rules: "The rules on one sheet, with the table. Print them at 100 per cent, in portrait.",
  scores: "Two blocks of ten games. Print them at 100 per cent, in portrait.",
  iou: "Four slips for the debts of a duel. They are debts on paper: nothing else changes hands.",
  cards:
    "Each sheet of cards is followed by its backs. Print on thick paper, at 100 per cent, on both sides, turned over the long edge. Cut from mark to mark.",
} as const;
export const none = (kind: string, game: string) =>
  `There is nothing of that kind to print for ${game}: ${kind}.`;
export const unreachable = "This cannot be printed just now. Load the page again.";

/** How sheets are called. */
export const SHEETS = {
  rules: (game: string) => `The rules of ${game}`,
  scores: (game: string) => `A score sheet for ${game}`,
  iou: (game: string) => `Slips for debts in ${game}`,
} as const;
export const fronts = (number: number, count: number, names: readonly string[]) =>
  `Cards, sheet ${number} of ${count}: ${names.join(", ")}`;
export const backs = (number: number, count: number) => `Backs, sheet ${number} of ${count}`;

/** The rules. */
/** Titles of chapters that no table of wood needs. */
export const UNPRINTED: ReadonlySet<string> = new Set(["For those who write programs", "Your own rules"]);
/** The title of the chapter that is left out where there is no room. */
export const ADVICE = "How a sensible player plays";
export const theTable = (parts: readonly string[]) => `The table: ${parts.join("; ")}`;
export const credit = (game: string, by: string) => `${game}: ${by === "traditional" ? by : `by ${by}`}`;
export const printedFrom = "Tetrarch: five solitaires";

/** The score sheet. */
export const date = "Date";
export const player = "Player";
export const game = "Game";
export const deal = "Deal";
export const won = "Won by";
export const score = "score";
export const total = "Total";
export const scoreNote = "With a deal's code everybody plays the same cards.";

/** An IOU. */
export const iou = "I owe you";
export const owe = { i: "I,", owe: "owe", at: "at", point: "a point." } as const;
export const name = "name";
export const points = "points";
export const stake = "the stake for a point";
export const dealOrSeries = "deal or series";
export const on = "date";
export const signed = "signed";
export const paid = "paid on";
export const terms =
  "A debt on paper for a friendly stake, such as matchsticks, or who cooks tonight. Nothing else changes hands.";
