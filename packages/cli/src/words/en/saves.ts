/** What is said of games that cannot be saved, resumed or deleted; each a sentence but `reason…`. */
export const savesWords = {
  changedMeanwhile: "Not deleted: it has been changed in another terminal meanwhile.",
  notDeleted: (why: string) => `Not deleted: ${why}.`,
  noHome: "There is no home directory, so this game is not saved. TETRARCH_HOME names another place.",
  playedByOther: (path: string) => `Not saved: another terminal plays the game in ${path}.`,
  tooLarge: (most: number) => `Not saved: the game has grown beyond ${most} bytes.`,
  notSaved: (path: string, why: string) => `Not saved to ${path}: ${why}.`,
  notFinished: (path: string, why: string) => `The finished game is not kept in ${path}: ${why}.`,
  notResumed: (path: string, why: string) => `The saved game ${path} cannot be resumed: ${why}.`,
  heldBy: (holder: string) => `This game is being played in another terminal (${holder}).`,
  folderFailed: (home: string | undefined, why: string) => `Games cannot be saved in ${home}: ${why}.`,
  inTheWay: (path: string, why: string) => `Games cannot be saved: ${path} is in the way: ${why}.`,
  keptAs: (path: string) => `It is kept as ${path}.`,
  leftThere: (why: string) => `It is left where it is: ${why}.`,
  cardsFailed: (why: string) => `The cards of this game cannot be kept with it: ${why}.`,
  historyFailed: (path: string, why: string) => `That this game has ended cannot be kept in ${path}: ${why}.`,
  knownUnreadable: (path: string, why: string) =>
    `Which deals are known cannot be read from ${path}: ${why}.`,
  knownFailed: (path: string, why: string) =>
    `That this deal is known now cannot be kept in ${path}: ${why}.`,
  settingsUnreadable: (path: string, why: string) =>
    `the settings in ${path} cannot be read: ${why}; the default ones count until one is chosen`,
  settingsNotKept: (path: string, why: string) => `the settings cannot be kept in ${path}: ${why}`,
  noHomeForSettings: "there is no home directory to keep settings in; TETRARCH_HOME names another place",
  noSettings: "it holds no settings",
  noSwitch: (name: string) => `${name} is neither true nor false`,
  reasonOtherGame: (title: string) => `it is a game of ${title}`,
  reasonCardSet: (why: string) => `its card set: ${why}`,
  reasonReadable: "set aside, though it can be read now",
};
