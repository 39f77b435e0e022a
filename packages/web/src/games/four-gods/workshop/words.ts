import type { ListName, NumberName } from "./draft.js";

/** The lists of cards that a set is made of. */
export const LIST_WORDS: Readonly<Record<ListName, { readonly title: string; readonly what: string }>> = {
  friends: {
    title: "Friends",
    what: "They walk with you. One that has taken more damage than its defence is gone.",
  },
  weapons: {
    title: "Weapons",
    what: "Each adds its numbers to the friend who carries it. Luck may be below 0.",
  },
  foes: { title: "Foes", what: "They stand in the way." },
  traps: {
    title: "Traps",
    what: "A roll of the die disarms them: the more luck your party has, the lower it may be. If it fails, every friend takes the damage.",
  },
  locations: {
    title: "Places",
    what: "A path begins at each. The first counts as a friend, and your dream begins there. You can say who stands for a place: the story names them.",
  },
  artifacts: { title: "Artifacts", what: "They lie at the ends of the paths." },
};

export const NUMBER_WORDS: Readonly<Record<NumberName, string>> = {
  attack: "Attack",
  defence: "Defence",
  luck: "Luck",
  damage: "Damage",
};

/** The page of all sets. */
export const title = "The workshop";
export const unreadable = (reason: string) => `Your sets cannot be read: ${reason}. They are not lost.`;
export const someUnreadable = (sets: string, isOne: boolean) =>
  `${sets} cannot be read, and ${isOne ? "is left as it is" : "are left as they are"}.`;
export const notHere = "This set is not here. It may be in another browser, or deleted.";
export const ownSets = "Card sets of your own";
export const intro =
  "The dream of the Four Gods is made of fifty-six cards. Give them other names, other numbers, another story, lay them in other paths: it becomes another dream.";
export const setState = (toMend: number, version: string, changed: string) =>
  `${toMend === 0 ? "can be played" : `${toMend} to correct`} · version ${version} · ${changed}`;
export const newSet = "A new set";
export const newName = (number: number) => `New dream ${number}`;
export const importSet = "Import …";
export const nothingImported = (reason: string) => `Nothing was imported: ${reason}.`;
export const notSaved = (reason: string) => `That cannot be saved: ${reason}.`;
export const REFUSALS = {
  "changed elsewhere":
    "This set was changed in another tab: open it again. What you changed here is not saved, and nothing was deleted.",
  "deleted elsewhere":
    "This set was deleted in another tab: what you change here is not saved, but you can export it.",
} as const;
/** The sentence before and after the link to the history. */
export const whereSaved = {
  before:
    "To share a set, open it: it goes as a link or as a file. Sets are saved in this browser and nowhere else: export what you do not want to lose, one set here, or everything with",
  link: "your games",
} as const;

/** The editor of a set. */
export const allSets = "All sets";
export const noName = "A set without a name";
export const setName = "Name of the set";
export const version = "Version";
export const canBePlayed = "All in order: it can be played.";
export const toCorrect = (count: number) =>
  `Still to correct, in ${count === 1 ? "one place" : `${count} places`}:`;
export const theSet = "The set";
export const theLayout = "Layout";
export const fieldOf = (list: string, card: string, field: string) => `${list} ${card}, ${field}`;
export const play = "Play this set";
export const dealWith = (set: string) => `a deal with ${set}`;
export const share = "Share …";
export const exportSet = "Export";
export const deleteSet = "Delete …";
/** The note under the buttons. */
export const aboutFiles =
  "A link carries the cards: who opens it can play with them and save them. You can give the file to anybody, too: it is imported here in another browser, or played in the terminal. A game remembers the cards it was played with: what you change or delete here changes no game.";
export const listState = (cards: number, toMend: number) =>
  `${cards} cards${toMend > 0 ? `, ${toMend} to correct` : ""}`;
export const deleteQuestion = (set: string) => ({
  title: "Delete this set?",
  text: `${set} cannot be restored, unless you have exported it. Games played with it stay, with their cards.`,
  keep: "Keep it",
  act: "Delete it",
});
export const shareTitle = "Share these cards";
export const offer = {
  name: "These cards",
  note: "Who opens it can play a deal with these cards, and save them.",
} as const;

/** One card. */
export const cardName = "Name";
export const story = "Story";
export const luckTable = "Luck table";
export const luckTableOf = (card: string) => `Luck table of ${card}`;
export const luckTableHow = ": with this luck or more, this roll or more disarms it.";
export const luckFrom = "Luck from";
export const roll = "Roll";
export const deleteLine = (number: number) => `Delete line ${number}`;
export const addLine = "Add a line";

/** How often programs win with the set, and whether it can be won at all. */
export const balance = {
  title: "How hard it is",
  failed: (reason: string) => `This cannot be measured: ${reason}.`,
  notYet: "You see it here when the set can be played.",
  players: {
    greedy: "A beginner, by rules of thumb,",
    strongest: "A good player, who tries out what may come,",
  },
  starting: "begins to play …",
  /** @param percent the share that was won, and between which shares it lies with 19 chances in 20 */
  rate: (won: number, played: number) => `wins ${won} of ${played.toLocaleString("en-GB")} deals`,
  between: ([low, high]: readonly [number, number]) =>
    `So of all deals it wins ${low} to ${high} %. The more it plays, the closer these come.`,
  canBeWon: "It can be won: a player who sees no more than you has done it.",
  canBeWonOpen: (won: number, deals: number) =>
    `It can be won: with all cards open ${won} of ${deals} ${deals === 1 ? "deal" : "deals"}.`,
  looking: "Nobody has won it yet. Can it be won with all cards open? …",
  neverWon: (deals: number) => `Not one of ${deals} deals can be won, even with all cards open.`,
  unknownWon: (deals: number) =>
    `Nobody has won one of ${deals} deals, and it is not known whether it can be done.`,
  stop: "Stop",
  goOn: "Go on",
  usual: (won: number, played: number) =>
    `With the usual cards the beginner wins ${won} of ${played.toLocaleString("en-GB")} deals.`,
  note: "These programs see what you would see.",
} as const;

/** The engine's reasons why a field is wrong, and the same in plain words. */
const REASONS: readonly (readonly [reason: RegExp, plain: string])[] = [
  [/^expected a text of 1 to (\d+) characters.*/, "Write something here, at most $1 letters."],
  [/^expected a text of at most (\d+) characters$/, "Too long: at most $1 letters."],
  [/^expected printable characters.*/, "Write letters or numbers here, not only blanks."],
  [/^control characters are not allowed$/, "There is a sign in it that cannot be shown. Delete it."],
  [/^expected a whole number from (-?\d+) to (-?\d+)$/, "Write a whole number from $1 to $2."],
  [/^expected at least one entry$/, "Add a line."],
  [/^expected at most (\d+) entries$/, "At most $1 lines."],
  [/^-?\d+ is not above (-?\d+)$/, "Luck must rise from line to line: write more than $1."],
  [/^\d is above (\d)$/, "More luck never needs a higher roll: write $1 or less."],
  [/^the card set calls itself .*/, "The usual cards have this name and version. Choose another name."],
];

/** The reason why a field of a card set is wrong, to a person. */
export function plainReason(reason: string): string {
  const needed = /^they need (\d+) .* there are (\d+)$/.exec(reason);
  if (needed) return fit(Number(needed[1]) - Number(needed[2]));
  const [pattern, plain] = REASONS.find(([known]) => known.test(reason)) ?? [/^(.).*$/, reason];
  const text = reason.replace(pattern, plain);
  return text.replaceAll(/\d{4,}/g, (number) => Number(number).toLocaleString("en-GB"));
}

/** The layout of a card set, in the workshop. Paths come counted from 0 and are said from 1. */

export const layoutIntro =
  "How the cards lie: how many paths, how long each is, where they cross. Each row has two cards, of which one is turned up; the first is the place where the path begins.";
export const PATHS = { label: "Paths", names: ["One path less", "One path more"] } as const;
export const PARTY = { label: "Party", names: ["A smaller party", "A larger party"] } as const;
export const RESCUES = { label: "Rescues", names: ["One rescue less", "One rescue more"] } as const;
export const cardNames = (kind: string) => [`${kind}: one less`, `${kind}: one more`] as const;

export const gridName = "The paths, from their first row up to their god";
export const how =
  "Press a row, then the row beside it, and the two paths cross there. Press a row, then the + of another path, and a row goes over to it. You can drag a row, too. By keys: arrows go from row to row, Enter presses, + and Delete make the path longer or shorter.";
export const pathName = (path: number, rows: number) => `Path ${path + 1}, ${rows} rows`;
export const cellName = (path: number, row: number, crosses: number) =>
  `Path ${path + 1}, row ${row}${crosses >= 0 ? `, crosses path ${crosses + 1}` : ""}`;
export const addTo = (path: number) => `Add a row to path ${path + 1}`;
export const moveTo = (from: number, to: number) => `Move a row from path ${from + 1} to path ${to + 1}`;
export const pressRow = "Press a row to cross it, move it or take it away.";
export const rowOf = (path: number, row: number) => `Row ${row} of path ${path + 1}:`;
export const cross = (other: number) => `Cross path ${other + 1}`;
export const uncross = (other: number) => `Do not cross path ${other + 1}`;
export const takeRow = (path: number) => `Make path ${path + 1} shorter`;
export const letGo = "Let go";
/** A list of paths: `2`, `2 or 3`. */
const pathList = (paths: readonly number[], last: "or" | "and") =>
  paths
    .map((path) => path + 1)
    .join(", ")
    .replace(/, (\d)$/, ` ${last} $1`);
/** What can be done with a row, for those who hear it. @param partners the paths that it may cross */
export function isLifted(path: number, row: number, partners: readonly number[]): string {
  const across =
    partners.length > 0 ? `press row ${row} of path ${pathList(partners, "or")} to cross it, ` : "";
  return `Row ${row} of path ${path + 1}: ${across}the end of another path to move a row there, Delete to take it away, Escape to let go.`;
}
export const isLetGo = "No row is chosen.";

export const hasRows = (path: number, rows: number) => `Path ${path + 1} has ${rows} rows.`;
export const noMoreRows = "A path has at most 10 rows.";
export const noFewerRows = "A path has at least 3 rows.";
export const crossing = (row: number, one: number, other: number, isThere: boolean) =>
  `In row ${row} path ${one + 1} ${isThere ? "crosses" : "no longer crosses"} path ${other + 1}.`;
/** Of the paths that a new crossing leaves without theirs; empty for none. */
export function freed(paths: readonly number[]): string {
  if (paths.length === 0) return "";
  const list = pathList(paths, "and");
  return paths.length === 1
    ? `Path ${list} crosses nothing there now.`
    : `Paths ${list} cross nothing there now.`;
}
export const pathCount = (count: number) => `${count} paths.`;
export const partyOf = (count: number) => `At most ${count} friends walk with you.`;
export const rescueCount = (count: number) =>
  count === 1 ? "One rescue." : count === 0 ? "No rescue." : `${count} rescues.`;
export const cardCount = (kind: string, count: number) => `${kind}: ${count}.`;
/** @param missing how many more cards the rows need; below 0 when there are too many */
export const fit = (missing: number) => {
  const count = Math.abs(missing);
  const cards = count === 1 ? "1 card" : `${count} cards`;
  if (missing === 0) return "The cards fill the rows.";
  return missing > 0 ? `${cards.replace(" ", " more ")} needed.` : `${cards} too many.`;
};
export const fitCards = (missing: number) => {
  if (missing === 0) return "Fit the cards";
  const count = Math.abs(missing);
  return `${missing > 0 ? "Add" : "Take out"} ${count} ${count === 1 ? "card" : "cards"}`;
};
export const fitted = "Done.";
export const asUsual = "Lay it as usual again";
export const usualAgain = "Laid as usual.";
export const isUsual = "as usual";
export const inShort = (paths: number, missing: number) =>
  `${paths} paths${missing === 0 ? "" : `, ${fit(missing).replace(/\.$/, "")}`}`;

/** A location. */
export const countsAs = "Counts as";
export const KINDS = { friend: "a friend", weapon: "a weapon", foe: "a foe", trap: "a trap" } as const;
export const who = "Who stands for it (may be empty)";
export const whoExample = "the foreman of the mine";
