/** Why a study, or a file of one, is refused. */
export const studyFaults = {
  noRecords: "there are no records in these files",
  noSolverStudy: "there is no study by the solver in these files",
  sayWhichStudy: (option: string) =>
    `--${option} goes with --game: say which study it is, as to tetrarch study`,
  nothingWritten: (missing: string) => `${missing}, so nothing is written`,
  lockLost: "the lock beside it is another process's now, so this one has stopped",
  soundSoFar: (why: string) => `${why}; what is there is sound: the same command goes on`,
  writtenBy: (holder: string, path: string) => `${holder} writes it; if that is not so, remove ${path}.lock`,
  packLater: "a study grows line by line; pack the file when it is done",
  leftAsItIs: (why: string) => `${why} (the file is left as it is)`,
  nameEndsIn: (ending: string) => `the name of a condensed study ends in ${ending}`,
  picturesOf: "--plots goes with --out, whose pictures they are",
  isStudy: "it is one of the studies; a report does not take its place",
  oneIsCondensed: (other: string | undefined) =>
    `${other} is of the same study, and one of them is condensed: put them together first`,
  tooManyOutcomes: (count: number, most: number) =>
    `too much has become of these deals: ${count} outcomes, at most ${most}`,
  noPlayer: (quoted: string) => `there is no player ${quoted} here`,
  otherPlayer: (there: string, here: string) => `it is of ${there}; here is ${here}`,
  otherLuck: (there: number, here: number) =>
    `its luck is by version ${there} of the evaluator; here is version ${here}`,
  hasDeals: (deals: string | undefined, path: string, first: number, last: number) =>
    `--deals ${deals}: ${path} has deals ${first} to ${last}`,
  unevenDeals: (step: number) =>
    `its deals are not all ${step} apart: tetrarch study merge puts shards together`,
  manifestIsWhole: "--deals goes with a study: a manifest is checked whole",
  whichDeals: "which deals, as in 1..1000",
  shards: "I/N, as in 1/4 to 4/4",
  forPlayer: (option: string, player: string) => `${option} goes with --player ${player} only`,
  luckOfPlayers: "the solver sees every card, so it has no luck",
  noBudget: (player: string) => `--nodes: ${player} does not search, so it has no budget`,

  otherStudy: (difference: string, expected = "") =>
    `it is of another study${expected === "" ? "" : ` than ${expected}`}: ${difference}`,
  lineBefore: "the line before",
  expected: "expected",
  cutOffLine: (path: string, line: number) => `${path}: line ${line} is cut off, so it is left out`,
  lineTooLong: (line: number, most: number) => `line ${line} has more than ${most} bytes`,
  noRecordsIn: (path: string) => `${path}: it has no records`,
  notInOrder: (deal: string, before: string) =>
    `${deal} comes after ${before}: records go by rising deal number`,
  differsIn: (deal: string, path: string, line: number) => `${deal} is not the same in ${path}, line ${line}`,
  notJson: "it is not JSON",
  noRecord: (why: string) => `it is no record of a study: ${why}`,
  noObject: "it is no object",
  wrongField: (quoted: string) => `${quoted} is missing, wrong, or does not belong there`,
  noGame: (quoted: string) => `${quoted} is not a game`,
  beyondPlan: "the file goes on beyond the deals asked for",
  otherDeal: (deal: string, expected: string) =>
    `${deal} where ${expected} should be: it is of another range or shard`,
  otherRecord: "it is no record of this study",
  notAmong: (deal: string, first: number, last: number) =>
    `${deal} is not one of the deals ${first}..${last}`,
  missing: (count: number, size: number, first: string) =>
    `${count} of the ${size} deals are missing, the first is ${first}`,
  condensedHasNoLengths: (path: string) =>
    `${path}: condensed, it does not tell how long a game was; its lines are needed`,
};

/** What is said of manifests, and of the files that they describe. */
export const manifestWords = {
  nameEndsIn: (ending: string) => `the name of a manifest ends in ${ending}`,
  noMachine: "warning: no log beside it names the machine",
  wrong: (place: string) => `it is no manifest of studies${place === "" ? "" : `: wrong at ${place}`}`,
  otherSize: (bytes: number, expected: number) => `it has ${bytes} bytes, not ${expected}`,
  otherDigest: (digest: string) => `it is another file, its SHA-256 is ${digest}`,
  written: (files: number) => `${files} files`,
  checked: (files: number, differing: number) => `${files} files, ${differing} differ`,
};

/** Why a condensed study is refused, or deals that were to go into one. */
export const condensedFaults = {
  notUnpacked: "it is no condensed study, or damaged: it cannot be unpacked",
  noHead: (quoted: string | undefined) =>
    `it is no condensed study: its head is wrong${quoted === undefined ? "" : ` at ${quoted}`}`,
  wrongLength: (deals: number, bytes: number, found: number) =>
    `it is damaged: ${deals} deals take ${bytes} bytes after the head, not ${found}`,
  wrongDigest: "it is damaged: what stands after the head is not what was written",
  noOutcome: (deal: number) => `it is damaged: deal ${deal} has an outcome that is not in the head`,
  noVariant: (quoted: string) => `its head is wrong: ${quoted} is no variant of the game`,
  noDeal: (number: number) => `its head is wrong: there is no deal ${number}`,
  otherOutcomes: "its head is wrong: its outcomes are not those of its player",
  tooEarly: (deal: number, first: number) => `deal ${deal} comes before deal ${first}, the first`,
  isThere: (deal: number) => `deal ${deal} is there already`,
  missing: (first: number, last: number) => `deals ${first} to ${last} are missing`,
};
