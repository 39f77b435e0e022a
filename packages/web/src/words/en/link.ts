import { counted } from "@tetrarch/play";

export { home, oneMoment, placeUnreachable } from "./common.js";

/** The page that opens a link. */
export const broken = {
  title: "A broken link",
  heading: "Nothing can be opened here",
  reason: (reason: string) => `The link cannot be read: ${reason}.`,
  cutShort:
    "Perhaps only a part of it was copied, or a program has broken it over two lines. Ask for it again, and copy all of it.",
  needsSet: "You need its card set first: ask for the file, and import it in",
  workshop: "the workshop",
  thenAgain: ". Then open the link again.",
  pasteAgain: "Paste it again",
  chooseGame: "Choose a game",
  yourGames: "Your games",
} as const;
export const challenge = "A challenge";
export const linkedDeal = "the deal of the link";

/** The field for a link. */
export const paste = {
  title: "Open a link",
  heading: "Has somebody sent you something?",
  text: "Paste it here as it is: the link of a deal, a game, a position or a challenge, a deal code, or a game as text.",
  field: "What you were sent",
  nothingOpened: (reason: string) => `Nothing was opened: ${reason}.`,
  open: "Open it",
  note: "Enter deals with your own cards at the table: “New deal …” in the menu.",
} as const;

/** The reasons why nothing is opened. */
export const refusals = {
  empty: "there is nothing in the field",
  tooLong: "it is too long for a link, a code or a game",
  link: (reason: string) => `the link cannot be read: ${reason}`,
  incomplete: "the address names no deal, game or position: perhaps its end is missing",
  otherSite: "the address is none of Tetrarch: they have #/ in them",
  nothing: (text: string) => `there is no link, deal code or game in ${text}`,
  file: "it is a file, not a link: games are imported under “Your games”, card sets in the workshop",
  gameUnreadable: (reason: string) => `the game cannot be read: ${reason}`,
  gameNotShown: (reason: string) => `the game cannot be shown: ${reason}`,
} as const;

/** Card sets of the sender. */
export const otherCards = "With somebody else’s cards:";
export { cardSet } from "./common.js";
export const cardsNotSaved = (reason: string) => `The cards cannot be saved: ${reason}.`;
export const playAnyway = "You can play this deal with them.";
export const saveCards = "Keep the cards";
export const cardsSaved = "Kept in the workshop";
export const cardsHere = "These cards are in your workshop";

/** A deal. */
export const deal = {
  title: "A deal for you to play",
  note: "If you keep them, they are in your workshop: play other deals with them, change them, send them on. Your own sets stay as they are.",
  saveAndPlay: "Keep the cards and play",
  playOnly: "Play only",
  notNow: "Not now",
} as const;

/** A position. */
export const actions = "Actions";
export const play = (game: string) => `Play ${game}`;

/** A finished game. */
export const game = {
  title: "A game for you to watch",
  showAfter: (moves: number) => `Show it after ${counted(moves, "move")}`,
  watch: "Watch it",
  read: "Read what happened",
  whatHappened: "What happened",
  playDeal: "Play this deal",
  note: "Once you have watched or read it you know this deal: play it first if you want it to count as a first play. You cannot check whether this game was played without help.",
} as const;
