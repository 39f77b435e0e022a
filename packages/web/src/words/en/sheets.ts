import type { Session } from "@tetrarch/engine";

export { aMoment, analysis } from "./common.js";
export { HELP_MARKS, hint, howItEnded, log, more, settings } from "./game-frame.js";

/** The sheets of a game in play. */
export const giveUpQuestion = "Give up this game?";
export const givenUp = (current: string, next: string) =>
  `A game is in play here, deal ${current}. If you play ${next} now, it counts as resigned.`;
export const playOnInstead = "Play on";
export const play = (name: string) => `Play ${name}`;
export const learn = "Learn by playing";
export const begin = "Begin";
export const howToPlay = "How to play";
export const newDealMore = "New deal …";
export const newDeal = "New deal";
export const thisDealAgain = "This deal again";
export const piles = "Cards of each pile";
export const pilesHow = "Piles that lie open, each from its top card down.";
export const rules = "Rules";
export const inShort = "In short";
export const yourGames = "Your games";
export const contests = "Series and duels";
export const ownCards = "Cards of your own";
export const print = "Print";
export const printHow = "Print the rules, score sheets or cards";
export const share = "Share …";
export const challenge = "Challenge a friend";
export const moreTitle = "More";
export const keyboard = "Keyboard";
export const resign = "Resign";
export const resignQuestion = "Resign?";
export const resignHow = (points: string) => `The game is lost then and counts ${points}.`;
export const endGame = "End the game";
export const endGameQuestion = "End the game?";
export const stuckHow = (points: string) =>
  `No progress is possible: cards can only move back and forth. The game counts ${points}.`;
export const levelsDone = (reached: number, count: number) => `${reached} of ${count} levels done`;
export const lookClosely =
  "A long press, or the right button, looks closely at a card: a covered one is raised.";
/** In games where a tap brings a card home. */
export const chooseHome =
  "A tap brings a card home that does no harm there. To put it elsewhere, press it long, then tap the place; or drag it.";
export const variantNote = " (a variant). ";
export const dealLine = (deal: string, variant: string, cards: string, isKnown: boolean) =>
  `Deal ${deal}${variant && `, ${variant}`}${cards && `, with ${cards}`}${isKnown ? ", a deal you know" : ""}`;
export const dealsUnreachable = "Other deals cannot be reached just now.";
export const keysUnreachable = "The keys cannot be shown just now.";
export const endUnreachable = "The end of this game cannot be shown just now.";
export const rulesUnreachable = "The rules cannot be reached just now.";

/** The pictures in the rules. */
export const parts = "The table and its parts";
export const partsOf = (names: readonly string[]) =>
  `The table, in the middle of a game: ${names.join("; ")}.`;
export const partOf = (name: string) => `A part of the table: ${name}.`;

/** What the helmet means. */
export const HELP_SO_FAR = {
  first: "Nothing has helped you, and this is your first game of this deal.",
  known: "Nothing has helped you, but you know this deal: you played it, or saw its cards.",
} as const;
export const helpIs = "Help is a hint, a move taken back, or a hidden card shown. You are warned first.";
export const helpCounts = "Games with help count too; “Your games” can list them apart.";

/** How a deal is named: by its code, or as one of the player's own. */
export const dealName = ({ deal }: Session, isOfContest = false) =>
  deal.includes(" ") ? (isOfContest ? "of a duel or series" : "of your own") : deal;
