/** Why a command cannot do what its command line says. */
export const usageWords = {
  noGame: (quoted: string, names: readonly string[], near: readonly string[]) =>
    `${quoted} is not a game: expected one of ${names.join(", ")}${near.length > 0 ? ` (Did you mean ${near.join(" or ")}?)` : ""}`,
  needsGame: (option: string, preposition: "for" | "of", command: string) =>
    `${option}: say ${preposition} which game, as in tetrarch ${command}`,
  notTogether: (options: readonly string[]) => `${options.join(" and ")} do not go together`,
  oneStandardInput: (first: string, second: string) =>
    `only one of ${first} and ${second} can be standard input`,
  goesWith: (option: string, other: string) => `${option} goes with ${other}`,
  wholeNumber: (option: string, quoted: string, least: number, most: number) =>
    `${option} ${quoted}: expected a whole number, ${least} to ${most}`,
  expected: (option: string, quoted: string, expected: string) => `${option} ${quoted}: expected ${expected}`,
  oneOf: (option: string, quoted: string, names: readonly string[]) =>
    `${option} ${quoted}: expected one of ${names.join(", ")}`,
  missing: (option: string, what: string) => `${option} is missing: ${what}`,
  about: (option: string, why: string) => `${option}: ${why}`,
  noFileName: (option: string) => `${option}: the name of the file is missing`,
  looksLikeOption: (option: string, quoted: string, file: string) =>
    `${option}: ${quoted} looks like an option; ./${file} would be a file`,
  noCardSet: (title: string) => `--card-set: ${title} is not played with a card set`,
  onlyCardSetsOf: (title: string, titles: readonly string[]) =>
    `${title} is not played with a card set: only ${titles.join(", ")} is`,
  noLessons: (title: string) => `there are no lessons for ${title}`,
  noPuzzles: (title: string) => `there are no such puzzles for ${title}`,
  onePuzzleADay: (option: string) => `--today: there is one puzzle a day, so without ${option}`,
  noRule: (title: string, rule: string, id: string) =>
    `${title} has no rule ${JSON.stringify(rule)}: see tetrarch rules ${id}`,
  givenDeal: "--difficulty chooses a deal: it cannot be combined with a given deal",
  date: "a day of the calendar, as 2026-11-21",
  month: "a month up to this one, as 2026-11",
  notProved: "no deal was found that is proved winnable and as wanted: try again, or take another difficulty",
  oneDeal: "--transcript takes one deal: --deals-file does not go with it",
  isCardSet: (path: string) => `--transcript ${path} is the card set`,
  moreNodes: (why: string) => `${why}; --nodes allows more`,
  openNamesGame: (given: string) => `--open: the transcript names the game, so without ${given}`,
  dealTwice: (code: string) => `the deal is given twice: ${code} and --deal`,
  dealAlready: (option: string, code: string) => `${option} goes with a file; ${code} is a deal already`,
  noDeal: (code: string) => `${code} is no deal`,
  variantOfFile: "--variant goes with a deal code; the file names its own",
};

export const linkFaults = {
  about: (why: string) => `the link: ${why}`,
  namesDeal: (option: string) => `${option}: the link names the deal and how it is played`,
  noDeal: "the link is of no deal: tetrarch replay shows what it holds",
  noChallenge: "the link is of no challenge: tetrarch replay shows what it holds",
  otherChallenge: (name: string) => `${name}'s link is of another challenge`,
  allFinished: "all of its deals are finished here: tetrarch duel show tells how it stands",
  noDebts: (title: string) => `--unit: in ${title} nobody owes anything`,
  forOwnCards: "your name, the same each time, as each player has different cards here",
  finishFirst: "--best: first finish all deals here, as it tells what is in them",
  agreedAndRefused: (game: string) => `${game}: agree to it or refuse it, not both`,
  noneWaits: (option: string) => `${option}: no game waits for consent`,
  forBook: "your name in these links",
  noSuchDebt: (debtor: string, creditor: string) =>
    `${debtor} owes ${creditor} nothing: tetrarch duel debts lists what is owed`,
  whichUnit: (units: readonly string[]) => `--unit: say which: ${units.join(", ")}`,
  which: "which challenge? Give its link",
  whoPlays: "all who play here, as 'Ann, Ben'",
  noneHere: "no duel goes on at this screen: tetrarch duel here GAME --names 'Ann, Ben' begins one",
};

export const fileFaults = {
  about: (path: string, why: string) => `${path}: ${why}`,
  atLine: (path: string, line: number, why: string) => `${path}: line ${line}: ${why}`,
  notJson: (error: unknown) => `it is not JSON: ${error instanceof Error ? error.message : error}`,
  tooLarge: (most: number) => `it has more than ${most} bytes`,
  notText: "it is not a text (UTF-8)",
  largerThan: (most: number) => `it is larger than ${most} bytes`,
  notFile: "it is not a file",
  standardInput: "standard input",
  process: (pid: number, host?: string) => `process ${pid}${host === undefined ? "" : ` on ${host}`}`,
  isThere: "it is there already; to add to it, name it among the files too",
  isFile: "there is a file where a folder should be",
};

/** Why a file cannot be read, by the system's code. */
export const readReasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "reading it is not permitted",
  EPERM: "reading it is not permitted",
  ENAMETOOLONG: "the name is too long",
  ERR_INVALID_ARG_VALUE: "that is no file name",
};

/** What went wrong with a file, by the system's code. */
export const fileReasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "your quota of the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "there is no permission",
  EPERM: "there is no permission",
  ENOENT: "there is no such place",
  ENOTDIR: "there is a file where a folder should be",
  EEXIST: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
  ERR_FS_EISDIR: "there is a folder where a file should be",
  EIO: "the disk has an error",
  ERR_ENCODING_INVALID_ENCODED_DATA: "it is not a text",
};
