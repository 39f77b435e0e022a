import { playerName } from "../../../words/en/players.js";
import type { ListName, NumberName } from "./draft.js";

/** Who plays with a set, to tell how hard it is. */
const PLAYER = playerName("greedy");

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
    what: "One counts as a friend, one as a weapon, one as a foe, one as a trap.",
  },
  artifacts: { title: "Artifacts", what: "They lie at the ends of the four paths." },
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
  "The dream of the Four Gods is made of fifty-six cards. Give them other names, other numbers, another story: it becomes another dream.";
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
export const theSet = "the set";
export const fieldOf = (list: string, card: string, field: string) => `${list} ${card}, ${field}`;
export const play = "Play this set";
export const dealWith = (set: string) => `a deal with ${set}`;
export const share = "Share …";
export const exportSet = "Export";
export const deleteSet = "Delete …";
/** The note under the buttons, before and after the command. */
export const aboutFiles = {
  before:
    "A link carries the cards: who opens it can play with them and save them. You can give the file to anybody, too: import it here in another browser, or play it in the terminal with",
  command: "tetrarch play four-gods --card-set FILE",
  after:
    ". A game remembers the cards it was played with: what you change or delete here changes no game. Duels, series, puzzles and analyses use the usual cards only.",
} as const;
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

/** How often a program wins with the set. */
export const balance = {
  title: "How hard it is",
  failed: (reason: string) => `This cannot be measured: ${reason}.`,
  notYet: "You see it here when the set can be played.",
  starting: `${PLAYER} begins with your cards …`,
  rate: (share: string, isPlaying: boolean) => `${PLAYER} wins ${share}${isPlaying ? " so far" : ""}.`,
  share: (percent: readonly [number, number, number], deals: number) =>
    `${percent[0]} % (${percent[1]} to ${percent[2]} %) of ${deals.toLocaleString("en-GB")} deals`,
  stop: "Stop",
  usual: (share: string) => `With the usual cards it wins ${share}.`,
  note: `This program sees what you would see. ${playerName("strongest")} wins more often.`,
} as const;
