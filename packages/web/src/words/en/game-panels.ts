export { aMoment } from "./common.js";

/** The dialog of a new deal. */
export const givesUp = "The game on the table then counts as resigned.";
export const variant = "Variant";
export const newDeal = "A new deal";
export const daily = "The deal of the day";
export const otherDay = "The deal of another day";
export const daysUnreachable = "The days cannot be reached just now.";
export const winnable = "A deal that can be won";
export const looking = "Looking for one …";
export const positions = (count: number) => `${count.toLocaleString("en-GB")} positions`;
export const cancel = "Cancel";
export const howDifficult = "How difficult";
export const anyDifficulty = "of any difficulty";
export const find = "Find one";
export const findHow = "To find one may take a minute.";
/** With cards of one's own that no code can name. */
export const byCards = "By its list of cards";
export const byCode = (example: string) => `By its code, such as ${example}`;
export const deal = "Deal";
export const noneFound = "No such deal was found.";
export const nothingProved = (reason: string) => `Nothing can be proved here: ${reason}.`;
export const proved = (difficulty: string | undefined, tried: number) =>
  `Proved winnable${difficulty ? `, ${difficulty}` : ""}; ${tried} ${tried === 1 ? "deal was" : "deals were"} looked at.`;

/** The deals of other days. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export const monthBefore = "Month before";
export const monthAfter = "Month after";
export const finishedDay = (day: string, isFinished: boolean) => `${day}${isFinished ? ", finished" : ""}`;

/** The cards of a deal. */
export const cards = "Cards";
export const usualCards = "the usual ones";
export const workshop = "The workshop";
export const makeCards = "Make cards of your own";
export const usualOnly =
  "Series and duels can be played with your own cards, too. Puzzles and analyses use the usual cards only.";
export const cardsUnreadable = (reason: string) => `Your card sets cannot be read: ${reason}.`;

/** The keys, and how to play with mouse and finger. */
export const KEYS = {
  arrows: { name: "Arrows", does: "from card to card and pile to pile" },
  enter: { name: "Enter", does: "lift, and put down" },
  escape: { name: "Esc", does: "let go" },
  space: { name: "Space" },
  undo: { name: "Ctrl Z", does: "undo; with Shift redo" },
  digits: { name: "1 2 3", does: "the buttons on the table, from the top" },
  hint: { name: "H", does: "a hint" },
  look: { name: "L", does: "look closely at a card; it tells its story if it has one" },
  steps: { name: "U R", does: "undo, redo" },
  say: { name: "S M P", does: "say the score, the moves, the piles" },
  book: { name: "C", does: "what happened so far, and the chapters of the story" },
  deal: { name: "N", does: "a new deal" },
  keys: { name: "?", does: "these keys" },
} as const;
export const byPointer =
  "With mouse or finger: tap a card. It goes where it can; with more than one place, tap the place, or the card once more for the best. Or drag it. A long press or the right button looks closely at a card: it is raised, and tells its story if it has one.";

/** The settings. */
export const reading = "To read";
export const textSize = "Size of the text";
export const background = "Background";
export const BACKGROUNDS = { place: "themed", light: "quiet light", dark: "quiet dark" } as const;
export const bigIndex = "Large numbers on the cards";
export const heartCards = "Hit points as cards, in the Tomb";
export const fourColours = "Four colours for the four suits, as some games always have";
export const hideScore = "No score beside a game in play";
export const chapters = "Story chapters open";
export const CHAPTERS = { once: "the first time", always: "in every game", never: "never" } as const;
export const chaptersHow =
  "The Four Gods have a story in chapters. “What happened” in the menu keeps them all.";
export const motion = "To see and hear";
export const speed = "Speed of the cards";
export const lessMotion = "Less motion: cards fade instead of flying";
export const sound = "Sound";
export const volume = "Volume";
export const perCent = (volume: number) => `${volume} per cent`;
export const hands = "To play";
export const leftHand = "Left-handed";
export const letterKeys = "Single-key shortcuts (H, S, U …)";
export const device = "On this device";
export const settingsNotSaved = "This browser saves no settings: they hold until you close the page.";

/** How safe the games are in this browser. */
export const games = "Your games are saved in this browser and nowhere else.";
export const promiseUnknown = "It cannot say whether it may delete them.";
export const promised = "It does not delete them by itself.";
export const notPromised = "This browser may delete them to free space.";
export const installedApp = (isOffered: boolean) =>
  ` An installed app keeps its data${isOffered ? ": see “Install” at home" : ""}.`;
export const hasCopy = "This browser keeps a second copy of them, in case its database is damaged.";
export const hasNoCopy = "This browser keeps no second copy of them, in case its database is damaged.";
