import { capital } from "@tetrarch/engine";
import { usageWords } from "./faults.js";

/** What is said of hints, and of what the solver finds out about a game that is over. */
export const inquiryWords = {
  move: (word: string, does: string) => `${word} (${does})`,
  noHint: "There is no hint in this game.",
  onlyMove: (move: string) => `This is the only move: ${move}.`,
  planKey: (moves: number) => `P plays the plan: ${moves} moves.`,
  sayPlan: (moves: number) => `Say plan to play all ${moves} moves.`,
  planned: (move: string) => `Hint: ${move}. It is the next move of the plan.`,
  planDone: "The plan is done. Ask for a hint to go on.",
  nothingAhead:
    "There is no plan: ask for a hint. Nothing plays itself as long as there is something to decide.",
  noCostLeft: "The game is over: there is nothing to hint at.",
  thinking: (progress: string) => `Thinking …${progress === "" ? "" : ` ${progress}.`}`,
  escStops: "Esc stops it.",
  stopped: "Stopped.",
  positions: (count: number) => `${count.toLocaleString("en-GB")} positions`,
  deals: "Looking for a deal that is proved winnable",
  notProved: `${capital(usageWords.notProved)}.`,

  yes: (moves: number) => `Yes, if all hidden cards are known: in ${moves} moves.`,
  no: (why: string) => `No. ${why}`,
  unknown: (positions: number, best: string | undefined) =>
    `This is unknown: ${positions.toLocaleString("en-GB")} positions did not settle it.${best === undefined ? "" : ` The best found is ${best}.`}`,
  moveNotFound: "Until which move it could be won was not found.",
  resignedTooEarly: "You resigned a game that could still be won.",
  /** The others of a series or duel by link may still have the same cards to play. */
  inContest:
    "This is a game of a series or duel, and others may still have its cards to play. When all have: tetrarch duel show LINK --best.",
  known: "You know this deal from now on.",
  titles: {
    winnable: "Could this have been won?",
    field: "How programs play this deal",
    analyse: "Analysis",
    share: "Share",
  },
  wayIsOpen: (moves: number, isPlain: boolean) =>
    `The way of ${moves} moves is here: ${isPlain ? "redo plays the next one, undo takes it back" : "y plays the next one, u takes it back"}.`,
  shareGame: "The whole game, for others to watch:",
  shareDeal: "The deal alone, for others to play:",
  sayHintAgain: "Say hint again for the hint.",
  hintQuestion: (cost: string) => `${cost}\nShow the hint?  y yes   n no`,
};
