import { counted, ofHundred } from "@tetrarch/play";

export {
  change,
  inYourGame,
  noMistakes,
  nothingDue,
  progressNote,
  question,
  rightInGame,
  sessionResult,
  tooFew,
  waiting,
  winsInHundred,
} from "@tetrarch/play/coach";

export { coach as title } from "./common.js";

/** The coach: positions of the player's own games, asked again. */
export const intro =
  "The coach asks you again what went clearly wrong in your own games, and mixes in like positions that you got right. What you miss comes back the next day, what you know after longer and longer breaks.";
export const begin = "Begin";
export const tenMore = "Ten more minutes";
export const analyse = "Analyse games";
export const chooseGame = "Choose a game";
export const unreadable = (reason: string) => `The coach cannot read your games: ${reason}.`;
export const answersUnreadable = "What you answered the coach could not be read: it begins again.";
export const someAnswersUnreadable =
  "Some of your answers to the coach could not be read: it goes on without them.";
export const answersUnsaved = (reason: string) => `Your answers to the coach cannot be kept: ${reason}.`;

/** What there is to do today. */
export const todayTitle = "Today";
export const doneToday = (mistakes: number) =>
  `Your ten minutes of today are done. ${counted(mistakes, "mistake")} can wait.`;
export const noGames = "Nothing to practise yet";
export const noGamesHow = "Play a game and analyse it first: your clear mistakes then come here.";
export const notAnalysed = (games: number) => `${counted(games, "game")} not analysed yet.`;

/** A session. */
export const endTitle = "That was all for now";
export const timeOver = "Ten minutes are over";
export const unplayable = "None of these positions can be shown just now.";
export const done = "Done";

/** Progress. */
export const progressTitle = "Which mistakes become rarer?";
export const barsNote = (top: number) =>
  `oldest games on the left; highest bar ${ofHundred(top)} in a hundred`;
export const barsSpoken = (shares: readonly number[]) =>
  `Mistakes in a hundred decisions, from the oldest games to the newest: ${shares.map(ofHundred).join(", ")}`;
