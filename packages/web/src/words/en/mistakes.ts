export { mistakeKindName } from "@tetrarch/play/coach";
export { coach } from "./common.js";

/** The player's mistakes as exercises. */
export const mistakes = {
  title: "Your mistakes",
  notYet: "They can be played when the analysis is done.",
  toAnalysis: "To the analysis",
  noStorage: "This browser saves nothing: first make the analysis. It stays only while its page is open.",
  analysis: "The analysis",
  count: (number: number, all: number) => `${number} of ${all}`,
  pointsOfScore: (points: number) => `${points.toFixed(1)} of the score`,
  question: (number: number, move: string, cost: string) =>
    `Move ${number}: ${move}. It cost ${cost}. What is better?`,
  best: (move: string) => `Best: ${move}.`,
  noBetter: "no better than what you played",
  asPlayed: (worth: string) => `That is what you played: ${worth}.`,
  wrong: (worth: string) => `Not that: ${worth}.`,
  right: (worth: string) => `Right: ${worth}. Nothing better was found.`,
  rightToo: (worth: string, best: string) => `Right, ${worth}. The best found: ${best}.`,
  cost: (cost: string) => ` It costs ${cost}.`,
  enterAgain: "Enter tries again.",
  enterNext: "Enter goes on.",
  skip: "Skip",
  see: "See it",
  yourTurn: "Your turn",
  tryAgain: "Try again",
  finish: "Finish",
  next: "Next",
  end: "The end of your mistakes",
  none: "No certain mistakes",
  allDone: "That was all",
  again: "Once more",
  newGame: "Play a new game",
  back: "Back to the analysis",
} as const;

/** How a mistake ended: `2 found at once`. */
export const OUTCOMES = {
  "at once": "found at once",
  found: "found in the end",
  seen: "looked up",
  skipped: "skipped",
} as const;
