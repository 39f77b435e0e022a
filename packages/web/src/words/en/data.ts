/** What the player reads about what is kept in this browser. */

/** Why something cannot be saved or read. */
export const noStorage = "this browser keeps nothing";
export const fault = (message: string) => `something in Tetrarch itself is wrong (${message})`;
export const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: "the disk is full",
  SecurityError: "this browser lets pages keep nothing",
  VersionError: "a newer Tetrarch keeps its games in this browser",
};
export const otherTab = "another tab has taken the game over";
export const unreadable = "it could not be read";
export const unreadableContest = "what is kept of it cannot be read";
export const gameDeleted = "the game has been deleted";

/** The storage as a whole. */
const lost = "The browser has lost what was kept in it.";
export const gamesLost = `${lost} Games that were in play are lost.`;
export const gamesRestored = (games: number) =>
  `${lost} ${games === 1 ? "One game is" : `${games} games are`} restored from a second copy, in which the last moves may be missing.`;

/** The game that was saved for a table. */
export const noWholeGame = "it holds no whole game";
export const otherGame = "it is another game's";
export const copyOfBroken = (reason: string) =>
  `The saved game cannot be read (${reason}). It is kept aside; this is its second copy, in which the last moves may be missing.`;
export const copyIsNewer =
  "The last moves of this game had not been kept: they are restored from its second copy.";
export const copyOfLost =
  "The browser has lost this game. It is restored from its second copy, in which the last moves may be missing.";
export const newDealForBroken = (reason: string) =>
  `The saved game cannot be read (${reason}). It is kept aside; here is a new deal.`;
export const newDealForLost = `${lost} If a game was in play here, it is lost; here is a new deal.`;

/** Lessons and puzzles. */
export const lessonsUnreadable = "How far you had come in the lessons could not be read: they start over.";
export const lessonsUnsaved = (reason: string) => `How far you are in the lessons cannot be kept: ${reason}.`;
export const triesUnreadable = "Which puzzles you had tried could not be read: your rating starts over.";
export const someTriesUnreadable =
  "Some of the puzzles you had tried could not be read: your rating stands without them.";
export const triesUnsaved =
  "Your tries cannot be kept in this browser: they hold as long as this page is open.";

/** Why a game is not analysed yet. */
export const pendingPlayers = (names: readonly string[]) =>
  `${names.join(" and ")} must not know these cards before playing them`;
